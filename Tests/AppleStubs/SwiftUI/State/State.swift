@propertyWrapper
public struct State<Value>: DynamicProperty {
  public init(wrappedValue value: Value) { fatalError() }
  public init(initialValue value: Value) { fatalError() }

  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set { fatalError() }
  }

  public var projectedValue: Binding<Value> { fatalError() }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { fatalError() }
}

extension State: Sendable where Value: Sendable {}
