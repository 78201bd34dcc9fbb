extension StateSequence {
  /// Describes states and steps in a list.
  ///
  /// ```swift
  /// StateSequence {
  ///   .loading
  ///   Next { await fetchProfile() }
  ///   if wantsPosts {
  ///     Next { await fetchPosts() }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameter content: See ``Builder`` for what may stand in it.
  @inlinable public init(@Builder _ content: () -> StateSequence) {
    self = content()
  }

  /// Makes a sequence of what stands in a list.
  ///
  /// These may stand there, also within `if`, `switch`, `for` and `if #available`: states, ``Next`` for a step that takes
  /// time, ``First`` for a state that is computed, ``Follow`` for a stream of states, and other sequences, whose steps
  /// take their place. What stands before the first asynchronous step is applied before `observe` returns.
  ///
  /// A line that starts with a dot continues the line before. After the first, separate states by semicolons or write
  /// their type: `.saving; .saved`.
  ///
  /// A function is built with `@StateSequence<BlogViewState>.Builder`, or with ``StateSequenceBuilder``, which is shorter
  /// but wants every state's type spelled.
  @resultBuilder
  public enum Builder: StateSequenceBuilding {
    @inlinable public static func buildExpression(_ state: State) -> StateSequence {
      StateSequence(steps: [.state(state)])
    }
    @inlinable public static func buildExpression(_ step: Next<State>) -> StateSequence { StateSequence(step) }
    @inlinable public static func buildExpression(_ step: First<State>) -> StateSequence { StateSequence(step) }
    @inlinable public static func buildExpression(_ step: Follow<State>) -> StateSequence { StateSequence(step) }
    @inlinable public static func buildExpression(_ sequence: StateSequence) -> StateSequence { sequence.asStep }
    @inlinable public static func buildBlock() -> StateSequence { StateSequence(steps: []) }
  }
}
