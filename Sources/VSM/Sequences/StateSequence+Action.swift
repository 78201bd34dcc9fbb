// How a sequence runs as an action: its leading states at once, and the steps after them in a task.
extension StateSequence: Action {
  @inlinable static var shape: ActionShape { .async }

  @MainActor @inlinable consuming func start(as number: ActionNumber, in container: StateContainer<State>) {
    // Also set while the leading states are applied, since none of them is the last one.
    container.running = .starting
    if let timing, isAsynchronous { return start(timing, as: number, in: container) }
    if let state = first.take() { guard container.apply(state, of: number) else { return } }
    for state in more { guard container.apply(state, of: number) else { return } }
    switch rest {
    case .none: container.finish(number)
    // An asynchronous action, with the same cost.
    case .work(let work): container.startTask(of: AsyncAction(work), as: number)
    case .emission(let work): container.startTask(of: EmittingAction(work: work), as: number)
    case .steps(let steps): Self.start(steps, as: number, in: container)
    }
  }

  /// Applies the leading states of a list, and starts a task for the steps after them.
  @MainActor @inlinable static func start(_ steps: [Step], as number: ActionNumber, in container: StateContainer<State>)
  {
    var index = 0
    while index < steps.count {
      switch steps[index] {
      case .state(let state): guard container.apply(state, of: number) else { return }
      case .call(let make): guard container.apply(make(), of: number) else { return }
      case .next(let work) where index + 1 == steps.count:
        return container.startTask(of: AsyncAction(work), as: number)
      case .next, .emission, .timed:
        return container.startTask(of: StepsAction(steps: steps[index...]), as: number)
      }
      index += 1
    }
    container.finish(number)
  }

  /// Starts a sequence whose leading states wait for their time.
  @MainActor @usableFromInline
  func start(_ timing: AntiFlickerTiming, as number: ActionNumber, in container: StateContainer<State>) {
    let run = ActionRun(number, of: container)
    let sink = AntiFlickerSink(timing: timing, waiting: leadingStates, downstream: run, clock: container.clock)
    // Leading states without a delay are applied by now, and subscribers may have observed another action.
    guard run.isNewest else { return }
    container.startTask(of: TimedAction(sequence: self, sink: sink), as: number)
  }
}

/// An action that emits its states.
@usableFromInline
struct EmittingAction<State>: TaskAction {
  @usableFromInline let work: StateSequence<State>.EmittingWork

  @inlinable init(work: @escaping StateSequence<State>.EmittingWork) { self.work = work }

  @inlinable static var shape: ActionShape { .async }

  @inlinable func produceStates(for run: ActionRun<State>) async {
    let emitter = StateEmitter(run)
    await work(emitter)
    emitter.end()
    run.finish()
  }
}

/// An action that runs the steps of a list.
@usableFromInline
struct StepsAction<State>: TaskAction {
  @usableFromInline let steps: ArraySlice<StateSequence<State>.Step>

  @inlinable init(steps: ArraySlice<StateSequence<State>.Step>) { self.steps = steps }

  @inlinable static var shape: ActionShape { .async }

  @inlinable func produceStates(for run: ActionRun<State>) async {
    await StateSequence.run(steps, into: run)
    run.finish()
  }
}

/// An action whose states are applied with the timing of anti-flicker.
private struct TimedAction<State>: TaskAction {
  let sequence: StateSequence<State>
  let sink: AntiFlickerSink<State>

  static var shape: ActionShape { .async }

  func produceStates(for run: ActionRun<State>) async {
    await sequence.run(timedBy: sink)
    run.finish()
  }
}
