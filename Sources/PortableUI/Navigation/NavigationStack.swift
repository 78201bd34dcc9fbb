/// A root view, and above it the views that people went to from there; the counterpart of SwiftUI's `NavigationStack`.
///
/// Each level has a bar with its title, the items of its toolbars and, above the root, a button that leads back. What
/// is covered stays alive, but counts as gone until it is uncovered. In a sheet the root uses the sheet's bars.
public struct NavigationStack<Data, Root: View> {
  /// Where somebody else keeps the path; `nil` where the stack does.
  let path: PathSource?
  let root: Root
}

extension NavigationStack {
  /// A stack that keeps its path itself.
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.init(path: nil, root: root())
  }

  /// A stack that shows the levels of a path of any values.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.init(path: PathSource(path), root: root())
  }

  /// A stack that shows a level for each value of a collection.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
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

/// Reads and writes the values of a path, whatever type keeps them.
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
