extension StateContainer {
  @inlinable func follow(_ sequence: StateSequence<State>, from cause: Cause) {
    guard let action = begin(.async, from: cause) else { return }
    // Also while the leading states are applied, none of which is the last one yet.
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
        // What is left of the usual form is an asynchronous action, and costs what one costs.
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
    // Waiting states without a delay have been applied by now, and who heard of them may have observed something else.
    guard sink.isOpen else { return }
    run(action) { @MainActor [weak self] in
      guard sink.isOpen else { return }
      await sequence.run(timedBy: sink)
      self?.finish(action)
    }
  }
}
