/// The delay of leading states, and the minimum time for which they stay.
@usableFromInline
struct AntiFlickerTiming: Equatable, Sendable {
  let delay: Duration
  let minimum: Duration
}

extension StateSequence {
  /// Applies the leading states only if the work takes a while, and then long enough to be seen.
  ///
  /// ```swift
  /// StateSequence(.loading) { await fetch() }
  ///   .antiFlicker(after: .milliseconds(200), atLeast: .milliseconds(500))
  /// ```
  ///
  /// This prevents a spinner from appearing for an instant. The work starts at once. If it produces its first state
  /// before `delay` has passed, the leading states are skipped. Otherwise they are applied then, and stay for at least
  /// `minimum`; states of the work are held back meanwhile and then applied in order, none skipped. If the work ends
  /// without a state, the leading states are applied: the timing never changes the last state of a sequence.
  ///
  /// Only the states of the sequence are held back. A newer action supersedes it at once. Time is measured with the
  /// clock of the container. An iteration over a sequence in a test ignores the timing.
  ///
  /// - Parameters:
  ///   - delay: The time to wait for the work before the leading states are applied. With `.zero` they are applied
  ///     before `observe` returns.
  ///   - minimum: The minimum time for which the last leading state stays.
  public func antiFlicker(after delay: Duration, atLeast minimum: Duration) -> StateSequence {
    var sequence = self
    sequence.timing = AntiFlickerTiming(delay: delay, minimum: minimum)
    return sequence
  }
}

/// Determines when leading states are applied, and how long later states are held back.
///
/// It has no side effects: it receives events with their times, and returns the operations to perform, in order.
/// Instants are durations since an arbitrary start.
struct AntiFlicker<State> {
  enum Event {
    /// The work started.
    case started
    /// The work produced a state.
    case arrived(State)
    /// The requested instant was reached.
    case awoke
    /// The work ended.
    case ended
  }

  enum Action {
    /// Apply these states, after earlier ones.
    case apply([State])
    /// Handle `awoke` at this instant.
    case wake(at: Duration)
    /// Cancel the requested instant.
    case stopWaiting
  }

  private enum Phase {
    case idle(waiting: [State])
    /// The work has produced nothing, and the leading states wait.
    case undecided(waiting: [State], until: Duration)
    /// The leading states are applied, and later ones are held back.
    case showing(until: Duration, held: [State])
    /// States are applied immediately.
    case open
  }

  private let timing: AntiFlickerTiming
  private var phase: Phase

  init(timing: AntiFlickerTiming, waiting: [State]) {
    self.timing = timing
    phase = waiting.isEmpty ? .open : .idle(waiting: waiting)
  }

  mutating func handle(_ event: Event, at now: Duration) -> [Action] {
    switch (phase, event) {
    case (.idle(let waiting), .started):
      guard timing.delay > .zero else { return show(waiting, at: now) }
      phase = .undecided(waiting: waiting, until: now + timing.delay)
      return [.wake(at: now + timing.delay)]

    case (.undecided, .arrived(let state)):
      // Also after the instant: applying the waiting states now would only delay this one.
      phase = .open
      return [.stopWaiting, .apply([state])]
    case (.undecided(let waiting, let until), .awoke):
      return now < until ? [.wake(at: until)] : show(waiting, at: now)
    case (.undecided(let waiting, _), .ended):
      // There are no other states. The timing does not change the last state of a sequence.
      phase = .open
      return [.stopWaiting, .apply(waiting)]

    case (.showing(let until, let held), .arrived(let state)):
      if now < until {
        phase = .showing(until: until, held: held + [state])
        return []
      }
      phase = .open
      return [.stopWaiting, .apply(held + [state])]
    case (.showing(let until, let held), .awoke):
      if now < until { return [.wake(at: until)] }
      phase = .open
      return [.apply(held)]
    case (.showing(let until, let held), .ended):
      // The task that ran the work can wait for the instant itself.
      return held.isEmpty ? [.stopWaiting] : [.stopWaiting, .wake(at: until)]

    case (.open, .arrived(let state)): return [.apply([state])]
    case (.open, _): return []

    case (.idle, _), (_, .started): preconditionFailure("The work of a sequence starts once, before any other event.")
    }
  }

  private mutating func show(_ waiting: [State], at now: Duration) -> [Action] {
    guard timing.minimum > .zero else {
      phase = .open
      return [.apply(waiting)]
    }
    phase = .showing(until: now + timing.minimum, held: [])
    return [.apply(waiting), .wake(at: now + timing.minimum)]
  }
}
