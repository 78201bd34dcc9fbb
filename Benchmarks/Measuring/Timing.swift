/// How long the operations of both sides of a comparison took.
struct Timing: Sendable {
  let subject: Duration
  let floor: Duration
}

extension Duration {
  /// Of one of so many operations. A nanosecond is too long for some.
  func picoseconds(per operations: Int) -> Int {
    let (seconds, attoseconds) = components
    return (Int(seconds) * 1_000_000_000_000 + Int(attoseconds / 1_000_000)) / operations
  }
}
