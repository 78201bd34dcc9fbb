/// A root view and the levels pushed above it.
///
/// Each level has a bar with its title, its toolbar items and, above the root, a back button. A covered level keeps its
/// state, but its views have disappeared until it is uncovered. In a sheet, the root uses the sheet's bars.
public struct NavigationStack<Data, Root: View> {
  /// The external path; `nil` if the stack stores the path.
  let path: PathSource?
  let root: Root
}

extension NavigationStack {
  /// Creates a stack that stores its path itself.
  @MainActor @preconcurrency public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.init(path: nil, root: root())
  }

  /// Creates a stack that shows a path of values of any types.
  @MainActor @preconcurrency public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
  where Data == NavigationPath {
    self.init(path: PathSource(path), root: root())
  }

  /// Creates a stack that shows a level for each value of a collection.
  @MainActor @preconcurrency public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
    self.init(path: PathSource(path), root: root())
  }
}

extension NavigationStack: View {
  public typealias Body = Never

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    NavigationStackNode(view, in: context)
  }
}

/// Access to the values of a path of any type.
struct PathSource {
  let read: () -> [AnyHashable]
  let write: ([AnyHashable]) -> Void
  /// Whether the path can hold a value.
  let accepts: (AnyHashable) -> Bool

  init(_ path: Binding<NavigationPath>) {
    read = { path.wrappedValue.elements }
    write = { path.wrappedValue = NavigationPath(elements: $0) }
    accepts = { _ in true }
  }

  init<Data: RangeReplaceableCollection>(_ path: Binding<Data>) where Data.Element: Hashable {
    read = { path.wrappedValue.map { AnyHashable($0) } }
    write = { path.wrappedValue = Data($0.compactMap { $0.base as? Data.Element }) }
    accepts = { $0.base is Data.Element }
  }
}
