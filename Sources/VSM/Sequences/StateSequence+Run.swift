// How the steps of a sequence run in the task of their action, one after another.
extension StateSequence {
  /// Whether any step is asynchronous.
  @usableFromInline var isAsynchronous: Bool { leadingCount < steps.count }

  /// The number of states before the first asynchronous step.
  var leadingCount: Int { steps.firstIndex { $0.isAsynchronous } ?? steps.count }

  /// The states before the first asynchronous step.
  var leadingStates: [State] { steps.prefix(leadingCount).compactMap(\.immediateState) }

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
        let emitter = sink.makeEmitter()
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
