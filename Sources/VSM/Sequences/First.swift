/// A state in the list of a ``StateSequence`` that is made when its turn comes: `First { makeDraft() }`.
///
/// A state that need not be computed is written by itself: `.loading`.
public struct First<State> {
  @usableFromInline let action: () -> State

  /// Makes a step that takes no time.
  ///
  /// - Parameter action: Returns the state. Called on the main actor.
  @inlinable public init(action: @escaping () -> State) {
    self.action = action
  }
}
