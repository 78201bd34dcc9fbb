import Observation

/// Ends the registrations with Observation that a reader has replaced by newer ones.
///
/// Observation ends a registration when something changes that was read for it, and in no other way. Those of a body
/// that runs often, while what it observes stays the same, would add up. So each reading reads a mark besides, and once
/// it is registered, the mark of the reading before changes: not earlier, or a change in between would go unnoticed.
@MainActor @Observable
final class ObservationMarks {
  enum Change {
    /// Whether what changes is a mark, of which nobody needs to know.
    @TaskLocal static var isUnderWay = false
  }

  // Two, since one reading is registered before the last one ends.
  private var even = 0
  private var odd = 0
  @ObservationIgnored private var isEven = true

  /// Reads the mark of this reading.
  func read() {
    _ = isEven ? even : odd
  }

  /// Ends the registration of the reading before this one. The next reading is another.
  func endPrevious() {
    isEven.toggle()
    Change.$isUnderWay.withValue(true) {
      if isEven { even += 1 } else { odd += 1 }
    }
  }
}
