import Foundation

/// The browser's range input, in whole numbers of ticks. The browser provides its keyboard control.
struct SliderInput {
  let scale: SliderScale
  let value: Double
  let move: @MainActor (Double) -> Void
}

extension SliderInput: ElementView {
  func describe(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(.input, class: .sliderInput)
    description.set(.type, "range")
    description.set(.autocomplete, "off")
    description.set(.min, "0")
    description.set(.max, "\(scale.ticks)")
    description.set(.step, "1")
    // The number of a tick has no meaning for people.
    description.set(.ariaValueText, value.formatted(Self.format.locale(environment.locale)))
    description.value = "\(scale.tick(of: value))"
    description.events = .input
    description.addControlState(of: environment)
    return description
  }

  private static let format = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(0...2))

  /// Sets the value of a tick. The slider returns to the old value if the binding keeps it.
  func handle(_ action: Event.Action, of node: ElementNode<Self>) -> EventOutcome {
    guard case .input(let text, let revision) = action else { return .unhandledKind }
    guard let tick = Int(text), (0...scale.ticks).contains(tick) else { return .invalidPayload }
    node.didEdit(text, revision: revision)
    node.invalidate()
    move(scale.value(at: tick))
    return .handled
  }
}

/// The values of a slider, counted in ticks from its lower bound.
struct SliderScale: Equatable {
  private let bounds: ClosedRange<Double>
  /// The distance between two values; the last one may be shorter.
  private let step: Double
  /// The number of steps.
  let ticks: Int

  /// - Parameter step: The distance; `nil` uses steps that are too small to be noticed.
  init(_ bounds: ClosedRange<Double>, step: Double? = nil) {
    let length = bounds.upperBound - bounds.lowerBound
    let fine = length / Double(Self.most)
    let wanted = step.map { $0 > fine ? $0 : fine } ?? fine
    self.bounds = bounds
    self.step = wanted
    // The tolerance compensates for rounding of the quotient.
    let count = wanted > 0 && length.isFinite ? (length / wanted - 1e-9).rounded(.up) : 0
    ticks = Int(min(max(count, 0), Double(Self.most)))
  }

  private static let most = 1000

  func value(at tick: Int) -> Double {
    tick >= ticks ? bounds.upperBound : bounds.lowerBound + Double(tick) * step
  }

  /// Returns the nearest tick, also for NaN or a value that is out of bounds.
  func tick(of value: Double) -> Int {
    guard ticks > 0, value > bounds.lowerBound else { return 0 }
    guard value < bounds.upperBound else { return ticks }
    return min(Int(((value - bounds.lowerBound) / step).rounded()), ticks)
  }
}

extension Strideable {
  /// Returns the value after a step, limited to the bounds.
  ///
  /// An integer is also limited to the range of its type.
  func stepped(forward: Bool, by step: Stride, within bounds: ClosedRange<Self>? = nil) -> Self {
    let start = within(bounds)
    let sum: Self
    if let integer = start as? any FixedWidthInteger, let step = step as? Int {
      sum = integer.ended(forward: forward, by: step) as? Self ?? start
    } else {
      sum = start.advanced(by: forward ? step : -step)
    }
    return sum.within(bounds)
  }

  private func within(_ bounds: ClosedRange<Self>?) -> Self {
    guard let bounds else { return self }
    return min(max(self, bounds.lowerBound), bounds.upperBound)
  }
}

extension FixedWidthInteger {
  /// Returns the sum, limited to the range of the type.
  fileprivate func ended(forward: Bool, by step: Int) -> Self {
    let isUp = forward == (step >= 0)
    guard let way = Self(exactly: step.magnitude) else { return isUp ? .max : .min }
    let (sum, overflow) = isUp ? addingReportingOverflow(way) : subtractingReportingOverflow(way)
    return overflow ? (isUp ? .max : .min) : sum
  }
}
