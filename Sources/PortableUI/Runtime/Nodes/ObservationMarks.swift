import Observation

/// Ends registrations with Observation that newer ones replace.
///
/// Observation ends a registration only when something that was read for it changes. Registrations of a body that runs
/// often while its observed values stay the same would accumulate. So each reading also reads a mark. After it is
/// registered, the mark of the previous reading is changed: not earlier, or a change in between would be missed.
@MainActor @Observable
final class ObservationMarks {
  enum Change {
    /// Whether a mark is being changed, which affects no node.
    @TaskLocal static var isUnderWay = false
  }

  // Two marks, since a reading is registered before the previous one ends.
  private var even = 0
  private var odd = 0
  @ObservationIgnored private var isEven = true

  /// Reads the mark of this reading.
  func read() { _ = isEven ? even : odd }

  /// Ends the registration of the previous reading, and advances to the next mark.
  func endPrevious() {
    isEven.toggle()
    Change.$isUnderWay.withValue(true) {
      if isEven { even += 1 } else { odd += 1 }
    }
  }
}
