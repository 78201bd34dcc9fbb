import Observation

/// A property that reads a value of a view's environment.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let source: Source
  private var values: EnvironmentValues?

  private enum Source: Equatable {
    case value(KeyPath<EnvironmentValues, Value>)
    /// An object, which may be missing.
    case object(KeyPath<EnvironmentValues, Value?>)
  }

  public init(_ path: KeyPath<EnvironmentValues, Value>) { source = .value(path) }

  /// Reads the object of this type that a view around this one provides.
  ///
  /// A view whose object is missing renders nothing and reports a diagnostic.
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    source = .object(\.[objectOf: ObjectSlot<Value>()])
  }

  /// Reads the object of this type that a view around this one provides, or `nil`.
  public init<Object: AnyObject & Observable>(_ objectType: Object.Type) where Value == Object? {
    source = .value(\.[objectOf: ObjectSlot<Object>()])
  }

  /// The innermost value that was set. Outside a page it is the default, and reading a missing object traps.
  public var wrappedValue: Value {
    let values = values ?? EnvironmentValues()
    switch source {
    case .value(let path): return values[keyPath: path]
    case .object(let path):
      guard let object = values[keyPath: path] else { endForMissingObject(Value.self) }
      return object
    }
  }
}

extension Environment: InstallableProperty {
  static var readsEnvironment: Bool { true }

  func dependsOnChange(from old: EnvironmentValues, to new: EnvironmentValues) -> Bool {
    switch source {
    case .value(let path): !areValuesEqual(old[keyPath: path], new[keyPath: path])
    case .object(let path): !areValuesEqual(old[keyPath: path], new[keyPath: path])
    }
  }

  func missingObject(in environment: EnvironmentValues) -> Any.Type? {
    guard case .object(let path) = source, environment[keyPath: path] == nil else { return nil }
    return Value.self
  }

  mutating func install(_ storage: inout AnyObject?, in node: _Node) { values = node.environment }

  func isInterchangeable(with other: Environment<Value>) -> Bool { source == other.source }
}
