import Foundation
import Observation

@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { fatalError() }
  public var wrappedValue: Value { fatalError() }
}

extension Environment {
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable { fatalError() }
  public init<T>(_ objectType: T.Type) where Value == T?, T: AnyObject, T: Observable { fatalError() }
}

extension View {
  nonisolated public func environment<T>(_ object: T?) -> some View where T: AnyObject, T: Observable { EmptyView() }

  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View { EmptyView() }
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

@available(*, unavailable)
extension EnvironmentValues: Sendable {}

extension EnvironmentValues {
  public subscript<T>(objectType: T.Type) -> T? where T: AnyObject, T: Observable {
    get { fatalError() }
    set { fatalError() }
  }
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
