/// An action that returns its only state.
@usableFromInline
struct AsyncAction<State>: TaskAction {
  @usableFromInline let work: nonisolated(nonsending) () async -> State

  @inlinable init(_ work: nonisolated(nonsending) @escaping () async -> State) { self.work = work }

  @inlinable static var shape: ActionShape { .async }

  // Always inlined into the task, since a call would check for the main actor once more.
  @inline(__always) @inlinable func produceStates(for run: ActionRun<State>) async {
    let state = await work()
    run.finish(with: state)
  }
}
