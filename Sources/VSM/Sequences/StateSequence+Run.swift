extension StateContainer {
  @inlinable func follow(_ sequence: consuming StateSequence<State>, from cause: Cause) {
    guard let action = begin(.async, from: cause) else { return }
    // Also set while the leading states are applied, since none of them is the last one.
    running = .starting
    if let timing = sequence.timing, sequence.isAsynchronous { return follow(sequence, timing, as: action) }
    if let first = sequence.first.take() { guard apply(first, of: action) else { return } }
    for state in sequence.more { guard apply(state, of: action) else { return } }
    switch sequence.rest {
    case .none: finish(action)
    // An asynchronous action, with the same cost.
    case .work(let work): run(AsyncWork(container: self, number: action, action: work), as: action)
    case .emission(let work): run(EmissionWork(container: self, number: action, work: work), as: action)
    case .steps(let steps): follow(steps, as: action)
    }
  }

  @inlinable func follow(_ steps: [StateSequence<State>.Step], as action: UInt64) {
    var index = 0
    while index < steps.count {
      switch steps[index] {
      case .state(let state): guard apply(state, of: action) else { return }
      case .call(let make): guard apply(make(), of: action) else { return }
      case .next(let work) where index + 1 == steps.count:
        return run(AsyncWork(container: self, number: action, action: work), as: action)
      case .next, .emission, .timed:
        return run(StepsWork(steps: steps[index...], sink: ActionSink(action, of: self)), as: action)
      }
      index += 1
    }
    finish(action)
  }

  @usableFromInline func follow(_ sequence: StateSequence<State>, _ timing: AntiFlickerTiming, as action: UInt64) {
    let sink = AntiFlickerSink(
      timing: timing, waiting: sequence.leadingStates, downstream: ActionSink(action, of: self), clock: clock)
    // Leading states without a delay are applied by now, and subscribers may have observed another action.
    guard sink.isOpen else { return }
    run(TimedWork(container: self, number: action, sequence: sequence, sink: sink), as: action)
  }
}

/// An action that emits its states.
@usableFromInline
struct EmissionWork<State>: ActionWork {
  @usableFromInline weak let container: StateContainer<State>?
  @usableFromInline let number: UInt64
  @usableFromInline let work: StateSequence<State>.EmittingWork

  @inlinable init(
    container: StateContainer<State>, number: UInt64, work: @escaping StateSequence<State>.EmittingWork
  ) {
    self.container = container
    self.number = number
    self.work = work
  }

  @inlinable func run() async {
    guard let emitter = makeEmitter() else { return }
    await work(emitter)
    emitter.end()
    container?.finish(number)
  }

  @MainActor @inlinable func makeEmitter() -> StateEmitter<State>? {
    guard let container, container.starts(number) else { return nil }
    return StateEmitter(ActionSink(number, of: container))
  }
}

/// An action that runs the steps of a list.
@usableFromInline
struct StepsWork<State>: ActionWork {
  @usableFromInline let steps: ArraySlice<StateSequence<State>.Step>
  @usableFromInline let sink: ActionSink<State>

  @inlinable init(steps: ArraySlice<StateSequence<State>.Step>, sink: ActionSink<State>) {
    self.steps = steps
    self.sink = sink
  }

  @inlinable func run() async {
    guard sink.container?.starts(sink.action) == true else { return }
    await StateSequence.run(steps, into: sink)
    sink.container?.finish(sink.action)
  }
}

/// An action whose states are applied with the timing of anti-flicker.
private struct TimedWork<State>: ActionWork {
  weak let container: StateContainer<State>?
  let number: UInt64
  let sequence: StateSequence<State>
  let sink: AntiFlickerSink<State>

  func run() async {
    guard container?.starts(number) == true else { return }
    await sequence.run(timedBy: sink)
    container?.finish(number)
  }
}

extension StateSequence {
  /// Whether any step is asynchronous.
  @usableFromInline var isAsynchronous: Bool { leadingCount < steps.count }

  /// The number of states before the first asynchronous step.
  var leadingCount: Int { steps.firstIndex { $0.isAsynchronous } ?? steps.count }

  /// The states before the first asynchronous step.
  var leadingStates: [State] {
    steps.prefix(leadingCount).compactMap(\.immediateState)
  }

  /// Runs steps, one after another, while their states are accepted.
  ///
  /// It stays on the main actor.
  @inlinable @MainActor static func run(_ steps: ArraySlice<Step>, into sink: some StateSink<State>) async {
    for step in steps {
      guard sink.isOpen else { return }
      switch step {
      case .state(let state): sink.receive(state)
      case .call(let make): sink.receive(make())
      case .next(let work): sink.receive(await work())
      case .emission(let work):
        let emitter = StateEmitter(sink)
        await work(emitter)
        emitter.end()
      case .timed(let sequence): await sequence.runTimed(into: sink)
      }
    }
  }

  /// Runs the steps with anti-flicker, as a part of another sequence.
  @usableFromInline @MainActor func runTimed(into sink: some StateSink<State>) async {
    guard let timing, let clock = sink.clock else { return }
    await run(
      timedBy: AntiFlickerSink(timing: timing, waiting: leadingStates, downstream: sink, clock: clock))
  }

  @MainActor func run(timedBy sink: AntiFlickerSink<State>) async {
    let steps = steps[leadingCount...]
    await sink.run { await Self.run(steps, into: sink) }
  }
}

extension StateSequence.Step {
  /// The state of a synchronous step.
  fileprivate var immediateState: State? {
    switch self {
    case .state(let state): state
    case .call(let make): make()
    case .next, .emission, .timed: nil
    }
  }

  fileprivate var isAsynchronous: Bool {
    switch self {
    case .state, .call: false
    case .next, .emission, .timed: true
    }
  }
}

/// Receives the states of a sequence in order.
@usableFromInline
protocol StateSink<State>: AnyObject, Sendable {
  associatedtype State

  /// Whether states are still accepted. If not, no step may start.
  @MainActor var isOpen: Bool { get }

  /// The clock for the timing of leading states.
  @MainActor var clock: ContainerClock? { get }

  /// Records that the work of the action is done, and that it follows a stream from now on.
  @MainActor func follows()

  /// Receives the next state, or ignores it if states are no longer accepted.
  ///
  /// It is called on the main actor, also by code that is not isolated to it. The implementations are, and check it.
  /// `MainActor.assumeIsolated` would allocate memory in each call.
  func receive(_ state: consuming State)
}

/// Applies states to a container while their action is the newest, and does not retain it.
@MainActor
@usableFromInline
final class ActionSink<State>: @preconcurrency StateSink {
  @usableFromInline weak let container: StateContainer<State>?
  @usableFromInline let action: UInt64

  @inlinable init(_ action: UInt64, of container: StateContainer<State>) {
    self.action = action
    self.container = container
  }

  @inlinable var isOpen: Bool { container?.generation == action }

  @usableFromInline var clock: ContainerClock? { container?.clock }

  @usableFromInline func follows() { container?.follows(action) }

  @inlinable func receive(_ state: consuming State) {
    container?.apply(state, of: action)
  }
}
