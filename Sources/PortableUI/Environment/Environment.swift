/// Reads a value that a view inherits; the counterpart of SwiftUI's `Environment`.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let path: KeyPath<EnvironmentValues, Value>
  private var values: EnvironmentValues?

  public init(_ path: KeyPath<EnvironmentValues, Value>) {
    self.path = path
  }

  /// The innermost value that was set. Outside a page it is the default.
  public var wrappedValue: Value {
    (values ?? EnvironmentValues())[keyPath: path]
  }
}

extension Environment: InstallableProperty {
  static var readsEnvironment: Bool { true }

  func dependsOnChange(from old: EnvironmentValues, to new: EnvironmentValues) -> Bool {
    !areValuesEqual(old[keyPath: path], new[keyPath: path])
  }

  mutating func install(_ storage: inout AnyObject?, in node: _Node) {
    values = node.environment
  }

  func isInterchangeable(with other: Environment<Value>) -> Bool { path == other.path }
}
