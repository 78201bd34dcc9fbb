extension Strideable {
  /// The value that a step leads to; where it would pass a bound, that bound.
  ///
  /// An integer ends at the last number that its type has: no press can take it further.
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
  /// The sum, or the end of the type's numbers where they do not reach that far.
  fileprivate func ended(forward: Bool, by step: Int) -> Self {
    let isUp = forward == (step >= 0)
    guard let way = Self(exactly: step.magnitude) else { return isUp ? .max : .min }
    let (sum, overflow) = isUp ? addingReportingOverflow(way) : subtractingReportingOverflow(way)
    return overflow ? (isUp ? .max : .min) : sum
  }
}
