/// An asynchronous step in the list of a ``StateSequence``: `Next { await fetch() }`.
///
/// It starts on the main actor when the steps before it are over.
public struct Next<State> {
  @usableFromInline let action: nonisolated(nonsending) () async -> State

  /// Makes a step.
  ///
  /// - Parameter action: Returns the next state. Errors become states inside it.
  @inlinable public init(action: nonisolated(nonsending) @escaping () async -> State) {
    self.action = action
  }
}
