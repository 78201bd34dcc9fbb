/// An action of one shape, as a value that a container can observe.
///
/// Shapes differ only in how they start. Everything else is the same for all of them; see `StateContainer+Actions`.
@usableFromInline
protocol Action<State> {
  associatedtype State

  /// The shape that tools are told.
  static var shape: ActionShape { get }

  /// Starts the action, which has just become the newest one of a container.
  ///
  /// Until the call returns, an action applies its states with the container. One that continues afterward creates an
  /// ``ActionRun``, which does not retain the container.
  @MainActor consuming func start(as number: ActionNumber, in container: StateContainer<State>)
}

/// An action whose states are produced by a task.
@usableFromInline
protocol TaskAction<State>: Action {
  /// Applies the states of the action with its run, and finishes it.
  ///
  /// It runs in the task of the action, on the main actor.
  @MainActor func produceStates(for run: ActionRun<State>) async
}

extension TaskAction {
  @inlinable @MainActor consuming func start(as number: ActionNumber, in container: StateContainer<State>) {
    container.startTask(of: self, as: number)
  }
}
