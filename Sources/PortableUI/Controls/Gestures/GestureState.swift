/// A value that a gesture updates, and that returns to its initial value when the gesture ends.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  private let initial: Value
  private let didReset: (Value, inout Transaction) -> Void
  private var box: StateBox<Value>?

  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue) { _, _ in } }

  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// - Parameter transaction: The context in which the value returns to its initial one.
  public init(wrappedValue: Value, resetTransaction transaction: Transaction) {
    self.init(wrappedValue: wrappedValue) { $1 = transaction }
  }

  /// - Parameter reset: Changes the context in which the value returns to its initial one.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    initial = wrappedValue
    didReset = reset
  }

  public var wrappedValue: Value { box?.value ?? initial }

  public var projectedValue: GestureState<Value> { self }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

extension GestureState: InstallableProperty {
  mutating func install(_ storage: inout AnyObject?, in node: _Node) {
    let known = storage as? StateBox<Value>
    let box = known ?? StateBox(initial)
    storage = box
    self.box = box
  }

  func isInterchangeable(with other: GestureState<Value>) -> Bool { true }
}

extension GestureState {
  fileprivate func update(_ body: (inout Value, inout Transaction) -> Void) {
    var value = wrappedValue
    var transaction = Transaction()
    body(&value, &transaction)
    withTransaction(transaction) { box?.value = value }
  }

  fileprivate func reset() {
    var transaction = Transaction()
    didReset(wrappedValue, &transaction)
    withTransaction(transaction) { box?.value = initial }
  }
}

extension Gesture {
  /// Updates a state while the gesture lasts. The state returns to its initial value at the end.
  public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, body: body)
  }
}

/// A gesture that updates a state.
public struct GestureStateGesture<Base: Gesture, State>: PrimitiveGesture {
  public typealias Value = Base.Value

  public var base: Base
  public var state: GestureState<State>
  public var body: (Value, inout State, inout Transaction) -> Void

  public func _recognizers(_ output: _GestureOutput<Value>) -> [_GestureRecognizer] {
    base._recognizers(
      _GestureOutput(
        changed: { value in
          state.update { body(value, &$0, &$1) }
          output.changed(value)
        },
        ended: { value in
          output.ended(value)
          state.reset()
        },
        canceled: {
          output.canceled()
          state.reset()
        }))
  }
}
