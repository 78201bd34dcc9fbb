@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  public init(wrappedValue: Value) { fatalError() }
  public init(initialValue: Value) { fatalError() }
  public init(wrappedValue: Value, resetTransaction: Transaction) { fatalError() }
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) { fatalError() }

  public var wrappedValue: Value { fatalError() }
  public var projectedValue: GestureState<Value> { fatalError() }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  public init() { fatalError() }
}

@available(*, unavailable)
extension GestureState: Sendable {}
