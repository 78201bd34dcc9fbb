/// What a navigation stack shows above its root: values of any types; the counterpart of SwiftUI's `NavigationPath`.
public struct NavigationPath: Equatable {
  var elements: [AnyHashable]

  /// An empty path: the stack shows its root.
  public init() { elements = [] }

  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    self.elements = elements.map { AnyHashable($0) }
  }

  init(elements: [AnyHashable]) { self.elements = elements }

  public var count: Int { elements.count }

  public var isEmpty: Bool { elements.isEmpty }

  /// Goes one level deeper, to the destination of a value.
  public mutating func append<V: Hashable>(_ value: V) { elements.append(AnyHashable(value)) }

  /// Goes back by so many levels.
  public mutating func removeLast(_ k: Int = 1) { elements.removeLast(k) }
}
