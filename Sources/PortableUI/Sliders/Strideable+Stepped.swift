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
