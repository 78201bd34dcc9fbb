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
  @MainActor func run(from index: Int = 0, into sink: some StateSink<State>) async {
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

  @MainActor private func runTimed(into sink: some StateSink<State>) async {
    guard let timing, let clock = sink.clock else { return }
    let timed = AntiFlickerSink(timing: timing, waiting: leadingStates, downstream: sink, clock: clock)
    let leading = leadingCount
    await timed.run(isCounted: shape == .async) { await run(from: leading, into: timed) }
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

extension StateSequence {
  /// What the sequence is to tools. Only work that returns its state promises an end.
  @inlinable var shape: ActionShape { hasEmission ? .sequence : .async }

  @inlinable var hasEmission: Bool {
    steps.contains { step in
      switch step {
      case .state, .call, .next: false
      case .emission: true
      case .timed(let sequence): sequence.hasEmission
      }
    }
  }
}
