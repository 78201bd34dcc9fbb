/// Decides when waiting states are shown, and how long what follows them is held back.
///
/// It only decides: it is told what happens and when, and answers with what is to be done, in order. Instants are
/// durations since some start.
struct AntiFlicker<State> {
  enum Event {
    /// The work starts.
    case started
    /// The work has given a state.
    case arrived(State)
    /// The instant asked for has come.
    case awoke
    /// The work has come to its end.
    case ended
  }

  enum Action {
    /// Apply these states, after those from before.
    case apply([State])
    /// Tell me when this instant has come.
    case wake(at: Duration)
    /// I need not be woken any more.
    case stopWaiting
  }

  private enum Phase {
    case idle(waiting: [State])
    /// The work runs and has given nothing; the waiting states are not shown.
    case undecided(waiting: [State], until: Duration)
    /// The waiting states are shown, and what comes meanwhile is held.
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
      // Even when the instant has come: shown only now, the waiting states would do nothing but hold up this one.
      phase = .open
      return [.stopWaiting, .apply([state])]
    case (.undecided(let waiting, let until), .awoke):
      return now < until ? [.wake(at: until)] : show(waiting, at: now)
    case (.undecided(let waiting, _), .ended):
      // They are all there is. Timing does not change in which state a sequence leaves its container.
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
      // Whoever runs the work may now wait for the rest himself.
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
