extension StateContainer {
  /// Follows every state of a sequence, and ends the action that is running.
  ///
  /// The leading states have been applied when this function returns, on every system, unless anti-flicker delays them.
  /// The work starts on the main actor before this function returns (on systems before iOS 26 and macOS 26 soon after).
  /// If it is superseded it is cancelled: none of its states is applied, and none of its further steps starts. A
  /// sequence keeps no container alive. One without asynchronous steps makes no task.
  ///
  /// - Parameter sequence: The sequence, as an action returns it: `observe(model.load())`.
  @inlinable public func observe(
    _ sequence: StateSequence<State>, file: String = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    follow(sequence, from: Cause(file, line, column))
  }

  /// Follows every state of the sequence that an action returns, and ends the action that is running.
  ///
  /// - Parameter action: Called at once, just as if its result were passed: `observe(model.load)`.
  @inlinable public func observe(
    _ action: () -> StateSequence<State>, file: String = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    follow(action(), from: Cause(file, line, column))
  }

  @inlinable func follow(_ sequence: StateSequence<State>, from cause: Cause) {
    guard let action = begin(sequence.shape, from: cause) else { return }
    let leading = sequence.leadingCount
    if let timing = sequence.timing, leading < sequence.steps.count {
      return run(sequence, from: leading, as: action, timing: timing)
    }
    for step in sequence.steps[..<leading] {
      guard let state = step.immediateState, apply(state, of: action) else { return }
    }
    if leading == sequence.steps.count { return finish(action) }
    guard action == generation else { return }
    if leading + 1 == sequence.steps.count, case .next(let work) = sequence.steps[leading] {
      // The usual form is an asynchronous action from here on, and costs what one costs.
      run(work, as: action)
    } else {
      run(sequence, from: leading, as: action)
    }
  }

  @usableFromInline func run(_ sequence: StateSequence<State>, from step: Int, as action: UInt64) {
    let sink = ActionSink(action, of: self)
    start(action) { await sequence.run(from: step, into: sink) }
  }

  @usableFromInline func run(
    _ sequence: StateSequence<State>, from step: Int, as action: UInt64, timing: AntiFlickerTiming
  ) {
    let sink = ActionSink(action, of: self)
    let timed = AntiFlickerSink(timing: timing, waiting: sequence.leadingStates, downstream: sink, clock: clock)
    start(action) {
      await timed.run(isCounted: sequence.shape == .async) { await sequence.run(from: step, into: timed) }
    }
  }

  private func start(_ action: UInt64, _ work: @escaping @MainActor () async -> Void) {
    guard action == generation else { return }
    run(action) { @MainActor [weak self] in
      guard self?.generation == action else { return }
      await work()
      self?.finish(action)
    }
  }
}
