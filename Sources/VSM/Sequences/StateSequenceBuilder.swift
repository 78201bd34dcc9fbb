extension StateSequence {
  /// Creates a sequence from a list of states and steps.
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
  /// - Parameter content: The list; see ``Builder``.
  @inlinable public init(@Builder _ content: () -> StateSequence) { self = content() }

  /// A result builder that creates a sequence from a list.
  ///
  /// The list consists of states, ``Next`` for an asynchronous step, ``First`` for a computed state, ``Follow`` for a
  /// stream of states, and other sequences, which are replaced by their steps; also within `if`, `switch`, `for` and
  /// `if #available`. The states before the first asynchronous step are applied before `observe` returns.
  ///
  /// A line that starts with a dot continues the previous line. After the first state, separate states by semicolons or
  /// write their type: `.saving; .saved`.
  ///
  /// A function is built with `@StateSequence<BlogViewState>.Builder`, or with ``StateSequenceBuilder``, which is shorter
  /// but requires the type of every state.
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

/// A result builder that creates a sequence from the body of a function, which is a list of states and steps.
///
/// ```swift
/// @StateSequenceBuilder
/// func load() -> StateSequence<ProfileViewState> {
///   ProfileViewState.loading
///   Next { await fetch() }
/// }
/// ```
///
/// The type of the states is not inferred, so each state is written with its type. Otherwise it is the same as
/// ``StateSequence/Builder``.
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
  @inlinable public static func buildExpression<State>(_ step: Follow<State>) -> StateSequence<State> {
    StateSequence(step)
  }
  @inlinable public static func buildExpression<State>(_ sequence: StateSequence<State>) -> StateSequence<State> {
    sequence.asStep
  }
  @inlinable public static func buildBlock<State>() -> StateSequence<State> { StateSequence(steps: []) }
}

/// The functions that combine the parts of a list, which are the same in both builders.
public protocol StateSequenceBuilding {}

extension StateSequenceBuilding {
  @inlinable public static func buildPartialBlock<State>(first: StateSequence<State>) -> StateSequence<State> {
    first
  }

  @inlinable public static func buildPartialBlock<State>(
    accumulated: StateSequence<State>, next: StateSequence<State>
  ) -> StateSequence<State> {
    StateSequence(steps: accumulated.steps + next.steps)
  }

  @inlinable public static func buildOptional<State>(_ sequence: StateSequence<State>?) -> StateSequence<State> {
    sequence ?? StateSequence(steps: [])
  }

  @inlinable public static func buildEither<State>(first: StateSequence<State>) -> StateSequence<State> { first }

  @inlinable public static func buildEither<State>(second: StateSequence<State>) -> StateSequence<State> { second }

  @inlinable public static func buildArray<State>(_ sequences: [StateSequence<State>]) -> StateSequence<State> {
    StateSequence(steps: sequences.flatMap(\.steps))
  }

  @inlinable public static func buildLimitedAvailability<State>(
    _ sequence: StateSequence<State>
  ) -> StateSequence<State> {
    sequence
  }

  @inlinable public static func buildFinalResult<State>(_ sequence: StateSequence<State>) -> StateSequence<State> {
    // A list with only one sequence is that sequence.
    let steps = sequence.steps
    return if steps.count == 1, case .timed(let only) = steps[0] { only } else { sequence }
  }
}

extension StateSequence {
  @inlinable init(_ step: Next<State>) { self.init(steps: [.next(step.action)]) }
  @inlinable init(_ step: First<State>) { self.init(steps: [.call(step.action)]) }
  @inlinable init(_ step: Follow<State>) { self.init(steps: [.emission(step.work)]) }

  /// This sequence as a part of another: its steps, or one step with its timing.
  @inlinable var asStep: StateSequence { timing == nil ? self : StateSequence(steps: [.timed(self)]) }
}
