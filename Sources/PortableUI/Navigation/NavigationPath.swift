/// The values of a navigation stack above its root, of any types; the counterpart of SwiftUI's `NavigationPath`.
public struct NavigationPath: Equatable {
  var elements: [AnyHashable]

  /// Creates an empty path, for which the stack shows its root.
  public init() { elements = [] }

  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    self.elements = elements.map { AnyHashable($0) }
  }

  init(elements: [AnyHashable]) { self.elements = elements }

  public var count: Int { elements.count }

  public var isEmpty: Bool { elements.isEmpty }

  /// Appends a value, for which the stack shows another level.
  public mutating func append<V: Hashable>(_ value: V) { elements.append(AnyHashable(value)) }

  /// Removes the last `k` values.
  public mutating func removeLast(_ k: Int = 1) { elements.removeLast(k) }
}
