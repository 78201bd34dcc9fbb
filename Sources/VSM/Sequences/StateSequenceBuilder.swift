/// Makes a function's body a list of states and steps.
///
/// ```swift
/// @StateSequenceBuilder
/// func load() -> StateSequence<ProfileViewState> {
///   ProfileViewState.loading
///   Next { await fetch() }
/// }
/// ```
///
/// It does not know the type of the states, so each is written with its type. ``StateSequence/Builder`` knows it. Both
/// take the same.
@resultBuilder
public enum StateSequenceBuilder: StateSequenceBuilding {
  @_disfavoredOverload
  @inlinable public static func buildExpression<State>(_ state: State) -> StateSequence<State> {
    StateSequence(steps: [.state(state)])
  }
  @inlinable public static func buildExpression<State>(_ step: Next<State>) -> StateSequence<State> {
    StateSequence(step)
  }
  @inlinable public static func buildExpression<State>(_ step: First<State>) -> StateSequence<State> {
    StateSequence(step)
  }
  @inlinable public static func buildExpression<State>(_ sequence: StateSequence<State>) -> StateSequence<State> {
    sequence.asStep
  }
  @inlinable public static func buildBlock<State>() -> StateSequence<State> { StateSequence(steps: []) }
}
