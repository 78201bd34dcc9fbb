extension StateSequence {
  /// How many states come before the first asynchronous step.
  @inlinable var leadingCount: Int {
    steps.firstIndex { $0.isAsynchronous } ?? steps.count
  }

  /// The states before the first asynchronous step.
  var leadingStates: [State] {
    steps.prefix(leadingCount).compactMap(\.immediateState)
  }

  /// Runs the steps from `index` on, one after another, as long as their states are wanted.
  ///
  /// Nothing here leaves the main actor by itself.
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

  /// Runs the steps at the times that anti-flicker asks for, as a part of another sequence.
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
  /// The state of a step that takes no time.
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
