import Foundation

@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { fatalError() }
  public var wrappedValue: Value { fatalError() }
}

extension Environment: Sendable where Value: Sendable {}

public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

public struct EnvironmentValues: CustomStringConvertible {
  public init() { fatalError() }

  public subscript<K>(key: K.Type) -> K.Value where K: EnvironmentKey {
    get { fatalError() }
    set { fatalError() }
  }

  public var description: String { fatalError() }
}

extension EnvironmentValues {
  public var isEnabled: Bool {
    get { fatalError() }
    set { fatalError() }
  }

  public var font: Font? {
    get { fatalError() }
    set { fatalError() }
  }

  public var locale: Locale {
    get { fatalError() }
    set { fatalError() }
  }

  public var calendar: Calendar {
    get { fatalError() }
    set { fatalError() }
  }

  public var timeZone: TimeZone {
    get { fatalError() }
    set { fatalError() }
  }
}
