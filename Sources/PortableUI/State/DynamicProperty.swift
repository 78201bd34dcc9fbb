/// A stored property of a view that the page updates.
///
/// A type that contains dynamic properties conforms to it without further code.
public protocol DynamicProperty {
  /// Called before each evaluation of the body, after the properties inside have been connected.
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}

/// A dynamic property that the runtime connects with a node.
@MainActor
protocol InstallableProperty: DynamicProperty {
  /// Whether the property's value depends on the environment.
  static var readsEnvironment: Bool { get }

  /// Whether the property may have a different value in the new environment.
  func dependsOnChange(from old: EnvironmentValues, to new: EnvironmentValues) -> Bool

  /// Returns the type of the object that the property needs and that the environment lacks.
  func missingObject(in environment: EnvironmentValues) -> Any.Type?

  /// Connects the property with its storage in the node, which is created the first time.
  mutating func install(_ storage: inout AnyObject?, in node: _Node)

  /// Whether a view with the other value has the same body.
  func isInterchangeable(with other: Self) -> Bool
}

extension InstallableProperty {
  static var readsEnvironment: Bool { false }

  func dependsOnChange(from old: EnvironmentValues, to new: EnvironmentValues) -> Bool { false }

  func missingObject(in environment: EnvironmentValues) -> Any.Type? { nil }
}

/// Storage of a property that is notified when its node leaves the page.
@MainActor
protocol EndingProperty: AnyObject {
  func end()
}
