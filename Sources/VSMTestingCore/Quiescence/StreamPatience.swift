/// Determines when a task that waits for the element of an asynchronous sequence is idle.
///
/// It is idle at once if nothing outside of the process can provide the element. While the process has sockets, pipes or
/// similar, of this test or another one, the sequence may be an input that is being read. It then counts as idle after a
/// standstill, which is longer than the pauses of such an input.
struct StreamPatience {
  static let standstill = Duration.milliseconds(800)

  private var start: (moment: [UInt64], at: ContinuousClock.Instant)?

  /// Returns the rest of the time until the sequence counts as idle, or `nil` if it is idle.
  ///
  /// - Parameter moment: Numbers that change with everything that the test causes.
  mutating func rest(after moment: [UInt64]) -> Duration? {
    #if os(Linux)
      if !OpenDescriptors.exist { return nil }
    #endif
    let now = ContinuousClock.now
    guard let start, start.moment == moment else {
      start = (moment, now)
      return Self.standstill
    }
    let rest = Self.standstill - (now - start.at)
    return rest > .zero ? rest : nil
  }
}
