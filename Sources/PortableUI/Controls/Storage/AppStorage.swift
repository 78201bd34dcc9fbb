public import Foundation

/// A value that the person's browser keeps for the site, in `localStorage`.
///
/// The first HTML of a page shows the default, and the page shows the browser's value once it is connected. Pages in
/// other tabs follow. A value is as trustworthy as anything a browser sends, so it must not decide what a person may
/// do. A value that cannot be decoded is ignored.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private var property: StoredProperty<Value>

  private init(_ value: Value, _ key: String, _ coding: StorageCoding<Value>) {
    property = StoredProperty(value, key: StorageKey(key, in: .local), coding: coding)
  }

  public var wrappedValue: Value {
    get { property.value }
    nonmutating set { property.value = newValue }
  }

  public var projectedValue: Binding<Value> { property.binding }
}

extension AppStorage: InstallableProperty {
  mutating func install(_ storage: inout AnyObject?, in node: _Node) { property.install(&storage, in: node) }

  func isInterchangeable(with other: Self) -> Bool { property.key == other.property.key }
}

// The store has no effect: each person's browser has one.

extension AppStorage {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(wrappedValue, key, .description)
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(wrappedValue, key, .description)
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
    self.init(wrappedValue, key, .description)
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
    self.init(wrappedValue, key, .description)
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
    self.init(wrappedValue, key, .url)
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self.init(wrappedValue, key, .data)
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
    self.init(wrappedValue, key, .date)
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(wrappedValue, key, .rawValue)
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(wrappedValue, key, .rawValue)
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(nil, key, StorageCoding<Bool>.description.optional())
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(nil, key, StorageCoding<Int>.description.optional())
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(nil, key, StorageCoding<Double>.description.optional())
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(nil, key, StorageCoding<String>.description.optional())
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(nil, key, StorageCoding<URL>.url.optional())
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(nil, key, StorageCoding<Data>.data.optional())
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(nil, key, StorageCoding<Date>.date.optional())
  }

  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == R?, R.RawValue == String {
    self.init(nil, key, StorageCoding<R>.rawValue.optional())
  }

  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == R?, R.RawValue == Int {
    self.init(nil, key, StorageCoding<R>.rawValue.optional())
  }
}

extension View {
  /// Has no effect: each person's browser has one store.
  nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some View { self }
}
