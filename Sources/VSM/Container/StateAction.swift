/// A state as an action, which ends when the state is applied.
@usableFromInline
struct StateAction<State>: Action {
  @usableFromInline let state: State

  @inlinable init(_ state: consuming State) { self.state = state }

  @inlinable static var shape: ActionShape { .state }

  @inlinable consuming func start(as number: ActionNumber, in container: StateContainer<State>) {
    // Nothing runs, so the end of the announcement is the end of the action.
    container.apply(state, of: number)
  }
}
