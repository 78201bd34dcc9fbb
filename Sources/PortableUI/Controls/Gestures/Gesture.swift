/// A movement of a pointer or finger that views react to.
///
/// A gesture of your own has a `body` of other gestures.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  associatedtype Value
  associatedtype Body: Gesture

  var body: Body { get }

  /// Returns the recognizers that call `output` with the gesture's values.
  func _recognizers(_ output: _GestureOutput<Value>) -> [_GestureRecognizer]
}

extension Gesture where Value == Body.Value {
  public func _recognizers(_ output: _GestureOutput<Value>) -> [_GestureRecognizer] { body._recognizers(output) }
}

extension Never: Gesture {
  public typealias Value = Never
}

/// A gesture that has recognizers of its own.
@MainActor
protocol PrimitiveGesture: Gesture where Body == Never {}

extension PrimitiveGesture {
  public var body: Never { preconditionFailure("The runtime reads the recognizers of a primitive gesture.") }
}

/// The closures that a gesture calls.
@MainActor
public struct _GestureOutput<Value> {
  var changed: @MainActor (Value) -> Void = { _ in }
  var ended: @MainActor (Value) -> Void = { _ in }
  var canceled: @MainActor () -> Void = {}

  /// Returns the closures of a gesture inside, whose values are converted.
  func map<Inner>(_ convert: @escaping @MainActor (Inner) -> Value) -> _GestureOutput<Inner> {
    _GestureOutput<Inner>(changed: { changed(convert($0)) }, ended: { ended(convert($0)) }, canceled: canceled)
  }
}

/// A movement that the page recognizes, and its effect.
@MainActor
public struct _GestureRecognizer {
  let kind: Kind

  enum Kind {
    case press(Press, @MainActor () -> Void)
    case drag(distance: Int, @MainActor (Event.Drag) -> Void)
  }
}

extension Gesture {
  /// Calls `action` when the gesture ends.
  public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(gesture: self, action: action)
  }

  /// Calls `action` whenever the value of the gesture changes, for a drag at most ten times a second.
  public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> where Value: Equatable {
    _ChangedGesture(gesture: self, action: action)
  }

  /// Converts the gesture's values.
  public func map<T>(_ convert: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(gesture: self, convert: convert)
  }
}

public struct _EndedGesture<Content: Gesture>: PrimitiveGesture {
  let gesture: Content
  let action: (Content.Value) -> Void

  public func _recognizers(_ output: _GestureOutput<Content.Value>) -> [_GestureRecognizer] {
    var inner = output
    inner.ended = {
      action($0)
      output.ended($0)
    }
    return gesture._recognizers(inner)
  }
}

public struct _ChangedGesture<Content: Gesture>: PrimitiveGesture {
  let gesture: Content
  let action: (Content.Value) -> Void

  public func _recognizers(_ output: _GestureOutput<Content.Value>) -> [_GestureRecognizer] {
    var inner = output
    inner.changed = {
      action($0)
      output.changed($0)
    }
    return gesture._recognizers(inner)
  }
}

public struct _MapGesture<Content: Gesture, Value>: PrimitiveGesture {
  let gesture: Content
  let convert: (Content.Value) -> Value

  public func _recognizers(_ output: _GestureOutput<Value>) -> [_GestureRecognizer] {
    gesture._recognizers(output.map { convert($0) })
  }
}
