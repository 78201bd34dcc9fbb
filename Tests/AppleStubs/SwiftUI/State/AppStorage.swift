public import Foundation

@frozen @propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  // Without this the compiler makes an initializer that the original does not have.
  init(_: Never) {}

  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set { fatalError() }
  }

  public var projectedValue: Binding<Value> { fatalError() }
}

@available(*, unavailable)
extension AppStorage: Sendable {}

extension AppStorage {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool { fatalError() }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int { fatalError() }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double { fatalError() }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String { fatalError() }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL { fatalError() }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data { fatalError() }
  @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date { fatalError() }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int { fatalError() }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String { fatalError() }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? { fatalError() }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? { fatalError() }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? { fatalError() }
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? { fatalError() }
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? { fatalError() }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? { fatalError() }
  @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? { fatalError() }
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == R?, R.RawValue == String {
    fatalError()
  }
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == R?, R.RawValue == Int {
    fatalError()
  }
}

extension View {
  nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some View { EmptyView() }
}
