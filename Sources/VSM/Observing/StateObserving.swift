import CombineShim

/// A type that observes actions with a container: the container itself, a view, or another class.
///
/// Every function that observes an action is an extension of this protocol. A function that accepts both `$state` and a
/// view has a parameter of type `some StateObserving<BlogViewState>`.
@MainActor
public protocol StateObserving<ViewState> {
  /// The type of the states.
  associatedtype ViewState

  /// The container that stores the current state and applies the states of actions.
  var container: StateContainer<ViewState> { get }
}

extension StateContainer: StateObserving {
  /// The container itself.
  @inlinable public var container: StateContainer<State> { self }
}

extension StateObserving {
  /// Changes the state, and supersedes the running action.
  ///
  /// - Parameter state: The next state, either a value or the result of an action: `observe(model.cancel())`.
  @inlinable public func observe(
    _ state: consuming ViewState, file: String = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    container.observe(state: state, from: Cause(file, line, column))
  }

  /// Changes the state to the one that an action returns, and supersedes the running action.
  ///
  /// - Parameter action: Called immediately, as if its result were passed: `observe(model.cancel)`.
  @inlinable public func observe(
    _ action: () -> ViewState, file: String = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    container.observe(state: action(), from: Cause(file, line, column))
  }

  /// Applies the state that an asynchronous action returns, and supersedes the running action.
  ///
  /// The action starts on the main actor before this function returns and runs there up to its first suspension (on
  /// systems before iOS 26 and macOS 26 it starts soon after). If it is superseded, its task is canceled and its state
  /// is ignored. An action that is superseded before it starts never starts.
  ///
  /// A model that is neither `Sendable` nor isolated to the main actor requires the upcoming feature
  /// `NonisolatedNonsendingByDefault` in the module that declares its functions.
  ///
  /// - Parameter action: Returns the next state. It must convert errors to states.
  @inlinable public func observe(
    _ action: nonisolated(nonsending) @escaping () async -> ViewState,
    file: String = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    container.observe(AsyncAction(action), from: Cause(file, line, column))
  }

  /// Applies every state of a sequence, and supersedes the running action.
  ///
  /// The leading states are applied before this function returns, on every system, unless anti-flicker delays them. The
  /// work starts on the main actor before this function returns (on systems before iOS 26 and macOS 26, soon after). If
  /// it is superseded, its task is canceled, none of its states is applied, and none of its further steps starts. A
  /// sequence does not retain its container. A sequence without asynchronous steps creates no task.
  ///
  /// - Parameter sequence: The sequence, as an action returns it: `observe(model.load())`.
  @inlinable public func observe(
    _ sequence: consuming StateSequence<ViewState>, file: String = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    container.observe(sequence, from: Cause(file, line, column))
  }

  /// Applies every state of the sequence that an action returns, and supersedes the running action.
  ///
  /// - Parameter action: Called at once, as if its result were passed: `observe(model.load)`.
  @inlinable public func observe(
    _ action: () -> StateSequence<ViewState>, file: String = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    container.observe(action(), from: Cause(file, line, column))
  }

  /// Applies every state of a publisher, and supersedes the running action.
  ///
  /// States that the publisher sends on the main actor are applied at once, and those that it sends on subscription
  /// before this function returns. States from elsewhere are applied on the main actor in the order of sending, also
  /// relative to later ones from the main actor.
  ///
  /// - Parameter publisher: The subscription has unlimited demand. It is canceled when the action is superseded or the
  ///   container is released, and released when the publisher completes.
  @inlinable public func observe<P: Publisher>(
    _ publisher: P, file: String = #fileID, line: UInt = #line, column: UInt = #column
  ) where P.Output == ViewState, P.Failure == Never {
    container.observe(PublisherAction(publisher), from: Cause(file, line, column))
  }

  /// Applies every state of the publisher that an action returns, and supersedes the running action.
  ///
  /// - Parameter action: Called at once, as if its result were passed: `observe(model.load)`.
  @inlinable public func observe<P: Publisher>(
    _ action: () -> P, file: String = #fileID, line: UInt = #line, column: UInt = #column
  ) where P.Output == ViewState, P.Failure == Never {
    container.observe(PublisherAction(action()), from: Cause(file, line, column))
  }

  /// Applies every state of an asynchronous sequence, and supersedes the running action.
  ///
  /// The sequence is iterated over on the main actor. States that are available without a suspension are applied before
  /// this function returns (before iOS 26 and macOS 26, soon after). An endless sequence does not retain the container.
  ///
  /// - Parameter sequence: Its task is canceled when the action is superseded or the container is released.
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @inlinable public func observe<S: AsyncSequence>(
    _ sequence: S, file: String = #fileID, line: UInt = #line, column: UInt = #column
  ) where S.Element == ViewState, S.Failure == Never {
    container.observe(SequenceAction(sequence), from: Cause(file, line, column))
  }

  /// Applies every state of the asynchronous sequence that an action returns, and supersedes the running action.
  ///
  /// - Parameter action: Called at once, as if its result were passed: `observe(model.load)`.
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @inlinable public func observe<S: AsyncSequence>(
    _ action: () -> S, file: String = #fileID, line: UInt = #line, column: UInt = #column
  ) where S.Element == ViewState, S.Failure == Never {
    container.observe(SequenceAction(action()), from: Cause(file, line, column))
  }

  /// Applies every state of a stream, and supersedes the running action.
  ///
  /// This is the same as for any asynchronous sequence, for systems before iOS 18 and its siblings, on which the type of
  /// a sequence does not express that it cannot fail. There, a stream that is debounced, refreshed or bound is a
  /// ``StateSequence`` that emits its states. A stream always suspends before its first state.
  ///
  /// - Parameter stream: Its task is canceled when the action is superseded or the container is released.
  @inlinable public func observe(
    _ stream: AsyncStream<ViewState>, file: String = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    container.observe(StreamAction(stream), from: Cause(file, line, column))
  }

  /// Applies every state of the stream that an action returns, and supersedes the running action.
  ///
  /// - Parameter action: Called at once, as if its result were passed: `observe(model.load)`.
  @inlinable public func observe(
    _ action: () -> AsyncStream<ViewState>, file: String = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    container.observe(StreamAction(action()), from: Cause(file, line, column))
  }
}

// Unavailable overloads for actions that can fail. Without their messages, the compiler reports some of these mistakes
// without a reason, and others with a misleading one.
extension StateObserving {
  /// Unavailable: an action must not throw.
  @available(*, unavailable, message: "An action must not fail. Let it catch the error and return a state for it.")
  public func observe(
    _ action: () async throws -> ViewState, debounced dueTime: Duration? = nil, identifier: AnyHashable? = nil
  ) {}

  /// Unavailable: the publisher of an action must not fail.
  @available(*, unavailable, message: "An action must not fail. Let its publisher catch the error and send a state.")
  public func observe<P: Publisher>(
    _ publisher: P, debounced dueTime: Duration? = nil, identifier: AnyHashable? = nil
  ) where P.Output == ViewState {}

  /// Unavailable: the publisher of an action must not fail.
  @available(*, unavailable, message: "An action must not fail. Let its publisher catch the error and send a state.")
  public func observe<P: Publisher>(
    _ action: () -> P, debounced dueTime: Duration? = nil, identifier: AnyHashable? = nil
  ) where P.Output == ViewState {}

  /// Unavailable: the sequence of an action must not throw.
  @_disfavoredOverload
  @available(*, unavailable, message: "An action must not fail. Let its sequence catch the error and give a state.")
  public func observe<S: AsyncSequence>(
    _ sequence: S, debounced dueTime: Duration? = nil, identifier: AnyHashable? = nil
  ) where S.Element == ViewState {}

  /// Unavailable: the sequence of an action must not throw.
  @_disfavoredOverload
  @available(*, unavailable, message: "An action must not fail. Let its sequence catch the error and give a state.")
  public func observe<S: AsyncSequence>(
    _ action: () -> S, debounced dueTime: Duration? = nil, identifier: AnyHashable? = nil
  ) where S.Element == ViewState {}
}
