/// The times of both sides of a comparison.
struct Timing: Sendable {
  let subject: Duration
  let floor: Duration
}

extension Duration {
  /// Returns the picoseconds of one operation. Some operations take less than a nanosecond.
  func picoseconds(per operations: Int) -> Int {
    let (seconds, attoseconds) = components
    return (Int(seconds) * 1_000_000_000_000 + Int(attoseconds / 1_000_000)) / operations
  }
}
