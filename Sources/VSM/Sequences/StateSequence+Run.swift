extension StateContainer {
  @inlinable func follow(_ sequence: StateSequence<State>, from cause: Cause) {
    guard let action = begin(.async, from: cause) else { return }
    // Also set while the leading states are applied, since none of them is the last one.
    running = .starting
    if let timing = sequence.timing, sequence.leadingCount < sequence.steps.count {
      return follow(sequence, timing, as: action)
    }
    var index = 0
    while index < sequence.steps.count {
      switch sequence.steps[index] {
      case .state(let state): guard apply(state, of: action) else { return }
      case .call(let make): guard apply(make(), of: action) else { return }
      case .next(let work) where index + 1 == sequence.steps.count:
        // The rest is an asynchronous action, with the same cost.
        return run(work, as: action)
      case .next, .emission, .timed: return follow(sequence, from: index, as: action)
      }
      index += 1
    }
    finish(action)
  }

  @inlinable func follow(_ sequence: StateSequence<State>, from index: Int, as action: UInt64) {
    let sink = ActionSink(action, of: self)
    run(action) { @MainActor [weak self] in
      guard sink.isOpen else { return }
      await sequence.run(from: index, into: sink)
      self?.finish(action)
    }
  }

  @usableFromInline func follow(_ sequence: StateSequence<State>, _ timing: AntiFlickerTiming, as action: UInt64) {
    let sink = AntiFlickerSink(
      timing: timing, waiting: sequence.leadingStates, downstream: ActionSink(action, of: self), clock: clock)
    // Leading states without a delay are applied by now, and subscribers may have observed another action.
    guard sink.isOpen else { return }
    run(action) { @MainActor [weak self] in
      guard sink.isOpen else { return }
      await sequence.run(timedBy: sink)
      self?.finish(action)
    }
  }
}

extension StateSequence {
  /// The number of states before the first asynchronous step.
  @inlinable var leadingCount: Int {
    steps.firstIndex { $0.isAsynchronous } ?? steps.count
  }

  /// The states before the first asynchronous step.
  var leadingStates: [State] {
    steps.prefix(leadingCount).compactMap(\.immediateState)
  }

  /// Runs the steps from `index` on, one after another, while their states are accepted.
  ///
  /// It stays on the main actor.
  @inlinable @MainActor func run(from index: Int = 0, into sink: some StateSink<State>) async {
    for step in steps[index...] {
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
    let leading = leadingCount
    await sink.run { await run(from: leading, into: sink) }
  }
}

extension StateSequence.Step {
  /// The state of a synchronous step.
  @inlinable var immediateState: State? {
    switch self {
    case .state(let state): state
    case .call(let make): make()
    case .next, .emission, .timed: nil
    }
  }

  @inlinable var isAsynchronous: Bool {
    switch self {
    case .state, .call: false
    case .next, .emission, .timed: true
    }
  }
}

/// Receives the states of a sequence in order.
@MainActor
@usableFromInline
protocol StateSink<State>: AnyObject, Sendable {
  associatedtype State

  /// Whether states are still accepted. If not, no step may start.
  var isOpen: Bool { get }

  /// The clock for the timing of leading states.
  var clock: ContainerClock? { get }

  /// Receives the next state, or ignores it if states are no longer accepted.
  func receive(_ state: State)
}

/// Applies states to a container while their action is the newest, and does not retain it.
@MainActor
@usableFromInline
final class ActionSink<State>: StateSink {
  @usableFromInline weak let container: StateContainer<State>?
  @usableFromInline let action: UInt64

  @inlinable init(_ action: UInt64, of container: StateContainer<State>) {
    self.action = action
    self.container = container
  }

  @inlinable var isOpen: Bool { container?.generation == action }

  @usableFromInline var clock: ContainerClock? { container?.clock }

  @inlinable func receive(_ state: State) {
    container?.apply(state, of: action)
  }
}
