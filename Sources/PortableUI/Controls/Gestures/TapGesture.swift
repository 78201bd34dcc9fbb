public import Foundation

/// One or more presses in quick succession.
public struct TapGesture: PrimitiveGesture {
  public var count: Int

  public init(count: Int = 1) { self.count = count }

  public func _recognizers(_ output: _GestureOutput<Void>) -> [_GestureRecognizer] {
    [_GestureRecognizer(kind: .press(.taps(max(count, 1))) { output.ended(()) })]
  }
}

/// A press that lasts for a time.
///
/// The page sends only the end of the gesture: `onChanged` and `updating` are called when the time is over.
public struct LongPressGesture: PrimitiveGesture {
  public var minimumDuration: Double
  /// Has no effect: a movement of ten points ends the gesture.
  public var maximumDistance: CGFloat

  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  public func _recognizers(_ output: _GestureOutput<Bool>) -> [_GestureRecognizer] {
    let press = Press.hold(forSeconds: minimumDuration)
    return [
      _GestureRecognizer(
        kind: .press(press) {
          output.changed(true)
          output.ended(true)
        })
    ]
  }
}
