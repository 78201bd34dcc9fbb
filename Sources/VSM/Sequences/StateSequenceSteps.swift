import CombineShim

/// A state in the list of a ``StateSequence`` that is computed when it is reached: `First { makeDraft() }`.
///
/// A constant state needs no step: `.loading`.
public struct First<State> {
  @usableFromInline let action: () -> State

  /// Creates a synchronous step.
  ///
  /// - Parameter action: Returns the state. Called on the main actor.
  @inlinable public init(action: @escaping () -> State) { self.action = action }
}

/// An asynchronous step in the list of a ``StateSequence``: `Next { await fetch() }`.
///
/// It starts on the main actor after the steps before it.
public struct Next<State> {
  @usableFromInline let action: nonisolated(nonsending) () async -> State

  /// Creates an asynchronous step.
  ///
  /// - Parameter action: Returns the next state. It must convert errors to states.
  @inlinable public init(action: nonisolated(nonsending) @escaping () async -> State) {
    self.action = action
  }
}

/// The step of a ``StateSequence`` that follows a stream of states: `Follow(repository.users) { .loaded($0) }`.
///
/// It is usually the last step, since the stream may be endless. As with the `follow` methods of ``StateEmitter``,
/// tests do not wait for its end.
public struct Follow<State> {
  @usableFromInline let work: StateSequence<State>.EmittingWork

  /// Creates a step that produces a state for every element of an asynchronous sequence.
  ///
  /// - Parameters:
  ///   - elements: Iterated over after the steps before it.
  ///   - state: Returns the state for an element. It runs on the main actor.
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  public init<S: AsyncSequence>(
    _ elements: S, state: @escaping (S.Element) -> State
  ) where S.Failure == Never {
    work = { emit in await emit.follow(elements, state: state) }
  }

  /// Creates a step that produces a state for every element of an asynchronous sequence, and one for its failure.
  public init<S: AsyncSequence>(
    _ elements: S, state: @escaping (S.Element) -> State, failure: @escaping (any Error) -> State
  ) {
    work = { emit in await emit.follow(elements, state: state, failure: failure) }
  }

  /// Creates a step that produces a state for every element of a stream.
  public init<Element>(_ elements: AsyncStream<Element>, state: @escaping (Element) -> State) {
    work = { emit in await emit.follow(elements, state: state) }
  }

  /// Creates a step that produces a state for every value of a publisher.
  public init<P: Publisher>(_ publisher: P, state: @escaping (P.Output) -> State) where P.Failure == Never {
    work = { emit in await emit.follow(publisher, state: state) }
  }
}
