/// Decides when waiting states are shown, and how long what follows them is held back.
///
/// It only decides: it is told what happens and at what time, and answers with what is to be done. Times are durations
/// from an origin of the clock's choice.
struct AntiFlicker<State> {
  enum Event {
    /// The work starts.
    case started
    /// The work has given a state.
    case arrived(State)
    /// The time asked for has come.
    case awoke
    /// The work has come to its end.
    case ended
  }

  enum Action {
    /// Apply these states, after those from before.
    case apply([State])
    /// Wake me at this time. Asked for only when no earlier wish is open.
    case wake(at: Duration)
    /// The wish to be woken is void.
    case stopWaiting
    /// Nothing more will come.
    case finish
  }

  private enum Phase {
    case idle(waiting: [State])
    /// The work runs and has given nothing; the waiting states are not shown.
    case undecided(waiting: [State], until: Duration)
    /// The waiting states are shown, and what has come meanwhile is held.
    case showing(until: Duration, held: [State], hasEnded: Bool)
    /// States are applied as they come.
    case open
  }

  private let timing: AntiFlickerTiming
  private var phase: Phase

  init(timing: AntiFlickerTiming, waiting: [State]) {
    self.timing = timing
    phase = .idle(waiting: waiting)
  }

  mutating func handle(_ event: Event, at now: Duration) -> [Action] {
    switch (phase, event) {
    case (.idle(let waiting), .started):
      if waiting.isEmpty {
        phase = .open
        return []
      }
      guard timing.delay > .zero else { return show(waiting, at: now) }
      phase = .undecided(waiting: waiting, until: now + timing.delay)
      return [.wake(at: now + timing.delay)]

    case (.undecided, .arrived(let state)):
      // Even when the time has come: shown only now, the waiting states would do nothing but hold up this one.
      phase = .open
      return [.stopWaiting, .apply([state])]
    case (.undecided(let waiting, let until), .awoke):
      return now < until ? [.wake(at: until)] : show(waiting, at: now)
    case (.undecided(let waiting, _), .ended):
      // They are all there is. Timing may not change in which state a sequence leaves its container.
      phase = .open
      return [.stopWaiting, .apply(waiting), .finish]

    case (.showing(let until, let held, false), .arrived(let state)) where now >= until:
      phase = .open
      return [.stopWaiting, .apply(held + [state])]
    case (.showing(let until, let held, false), .arrived(let state)):
      phase = .showing(until: until, held: held + [state], hasEnded: false)
      return []
    case (.showing(let until, let held, let hasEnded), .awoke):
      if now < until { return [.wake(at: until)] }
      phase = .open
      return [.apply(held)] + (hasEnded ? [.finish] : [])
    case (.showing(_, let held, _), .ended) where held.isEmpty:
      phase = .open
      return [.stopWaiting, .finish]
    case (.showing(let until, let held, _), .ended):
      phase = .showing(until: until, held: held, hasEnded: true)
      return []

    case (.open, .arrived(let state)): return [.apply([state])]
    case (.open, .ended): return [.finish]

    case (.open, .awoke): return []
    case (.idle, _), (_, .started), (.showing, .arrived):
      preconditionFailure("The work of a sequence starts once, and gives no state before its start or after its end.")
    }
  }

  private mutating func show(_ waiting: [State], at now: Duration) -> [Action] {
    guard timing.minimum > .zero else {
      phase = .open
      return [.apply(waiting)]
    }
    phase = .showing(until: now + timing.minimum, held: [], hasEnded: false)
    return [.apply(waiting), .wake(at: now + timing.minimum)]
  }
}

extension AntiFlicker.Action: Equatable where State: Equatable {}
