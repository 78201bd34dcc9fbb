/// How long leading states are withheld, and how long they stay.
@usableFromInline
struct AntiFlickerTiming: Equatable, Sendable {
  let delay: Duration
  let minimum: Duration
}

extension StateSequence {
  /// Applies the leading states only when the work takes a while, and then long enough to be seen.
  ///
  /// ```swift
  /// StateSequence(.loading) { await fetch() }
  ///   .antiFlicker(after: .milliseconds(200), atLeast: .milliseconds(500))
  /// ```
  ///
  /// It keeps a spinner from appearing for an instant only. The work starts at once. If it gives its first state before
  /// `delay` is over, the leading states are skipped. Otherwise they are applied then, and stay for at least `minimum`;
  /// what the work gives meanwhile is held back and then applied in order, none skipped. If the work ends without any
  /// state, the leading states are applied after all: the timing never changes in which state a sequence leaves its
  /// container.
  ///
  /// Only the states of the sequence are held back. A newer action supersedes it at once. Time is measured with the clock
  /// of the container. Iterating over a sequence in a test ignores the timing.
  ///
  /// - Parameters:
  ///   - delay: How long the work may take without the leading states being applied. With `.zero` they are applied before
  ///     `observe` returns.
  ///   - minimum: How long the last leading state stays once it is applied.
  public func antiFlicker(after delay: Duration, atLeast minimum: Duration) -> StateSequence {
    var sequence = self
    sequence.timing = AntiFlickerTiming(delay: delay, minimum: minimum)
    return sequence
  }
}

/// Decides when leading states are applied, and how long the states that follow them are held back.
///
/// It only decides: it takes events with their times, and returns what is to be done, in order. Instants are durations
/// since some start.
struct AntiFlicker<State> {
  enum Event {
    /// The work starts.
    case started
    /// The work has given a state.
    case arrived(State)
    /// The requested instant has come.
    case awoke
    /// The work has come to its end.
    case ended
  }

  enum Action {
    /// Apply these states, after those from before.
    case apply([State])
    /// Handle `awoke` at this instant.
    case wake(at: Duration)
    /// Forget the requested instant.
    case stopWaiting
  }

  private enum Phase {
    case idle(waiting: [State])
    /// The work runs and has given nothing; the leading states wait.
    case undecided(waiting: [State], until: Duration)
    /// The leading states are applied, and those that come meanwhile are held.
    case showing(until: Duration, held: [State])
    /// States are applied as they come.
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
      // Even when the instant has come: applied only now, the waiting states would only delay this one.
      phase = .open
      return [.stopWaiting, .apply([state])]
    case (.undecided(let waiting, let until), .awoke):
      return now < until ? [.wake(at: until)] : show(waiting, at: now)
    case (.undecided(let waiting, _), .ended):
      // There are no others. Timing does not change in which state a sequence leaves its container.
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

    case (.idle, _), (_, .started): preconditionFailure("The work of a sequence starts once, before all else.")
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
