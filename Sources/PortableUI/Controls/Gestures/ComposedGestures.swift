/// Two gestures that are recognized independently of each other.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  public var first: First
  public var second: Second

  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// The value of the gesture that has changed.
  public struct Value {
    public var first: First.Value?
    public var second: Second.Value?
  }

  public func _recognizers(_ output: _GestureOutput<Value>) -> [_GestureRecognizer] {
    first._recognizers(output.map { Value(first: $0) }) + second._recognizers(output.map { Value(second: $0) })
  }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// Two gestures of which the second one counts only where the first one is not recognized.
///
/// Here both count: a double press is also two presses.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  public var first: First
  public var second: Second

  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }

  public func _recognizers(_ output: _GestureOutput<Value>) -> [_GestureRecognizer] {
    first._recognizers(output.map(Value.first)) + second._recognizers(output.map(Value.second))
  }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension Gesture {
  /// Recognizes this gesture and another one independently of each other.
  public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }

  /// Recognizes this gesture, and another one.
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }

  @available(*, unavailable, message: "A page does not wait for one gesture before another one.")
  public func sequenced<Other: Gesture>(before other: Other) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }
}
