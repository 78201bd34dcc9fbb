/// How long waiting states stay away, and how long they stay.
@usableFromInline
struct AntiFlickerTiming: Equatable, Sendable {
  let delay: Duration
  let minimum: Duration
}

extension StateSequence {
  /// Shows the leading states only when the work takes a while, and then long enough to be seen.
  ///
  /// ```swift
  /// StateSequence(.loading) { await fetch() }
  ///   .antiFlicker(after: .milliseconds(200), atLeast: .milliseconds(500))
  /// ```
  ///
  /// A spinner that flashes up for an instant is worse than none, and one that is gone as soon as it was seen is no
  /// better. With this timing the work starts at once. If it gives its first state before `delay` is over, the leading
  /// states are skipped. Otherwise they are applied then, and stay for at least `minimum`; what the work gives meanwhile
  /// is held back and then applied in order, none skipped. If the work ends without any state, the leading states are
  /// applied after all: the timing never changes in which state a sequence leaves its container.
  ///
  /// Only the sequence's own states are held back. A newer action supersedes it at once, as ever. Time is that of the
  /// container's clock. Iterating over a sequence in a test takes no notice of the timing.
  ///
  /// - Parameters:
  ///   - delay: How long the work may take without the leading states being shown. With `.zero` they are applied before
  ///     `observe` returns.
  ///   - minimum: How long the last leading state stays once it is shown.
  public func antiFlicker(after delay: Duration, atLeast minimum: Duration) -> StateSequence {
    var sequence = self
    sequence.timing = AntiFlickerTiming(delay: delay, minimum: minimum)
    return sequence
  }
}
