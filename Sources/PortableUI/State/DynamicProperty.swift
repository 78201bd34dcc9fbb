/// A stored property of a view that the page keeps up to date; the counterpart of SwiftUI's `DynamicProperty`.
///
/// A type that contains dynamic properties conforms to it without further code.
public protocol DynamicProperty {
  /// Called before each body, after the properties inside have been connected.
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}

/// A dynamic property that the runtime itself connects with a node.
@MainActor
protocol InstallableProperty: DynamicProperty {
  /// Whether the property's value follows from the environment.
  static var readsEnvironment: Bool { get }

  /// Whether the property has another value in the new environment, or may have.
  func dependsOnChange(from old: EnvironmentValues, to new: EnvironmentValues) -> Bool

  /// The type of the object without which the property has no value, where the environment has none.
  func missingObject(in environment: EnvironmentValues) -> Any.Type?

  /// Connects the property with what the node keeps for it; makes that the first time.
  mutating func install(_ storage: inout AnyObject?, in node: _Node)

  /// Whether a view with the other value in this place has the same body.
  func isInterchangeable(with other: Self) -> Bool
}

extension InstallableProperty {
  static var readsEnvironment: Bool { false }

  func dependsOnChange(from old: EnvironmentValues, to new: EnvironmentValues) -> Bool { false }

  func missingObject(in environment: EnvironmentValues) -> Any.Type? { nil }
}

/// What a node keeps for a property and has to be told when the node leaves the page.
@MainActor
protocol EndingProperty: AnyObject {
  func end()
}
