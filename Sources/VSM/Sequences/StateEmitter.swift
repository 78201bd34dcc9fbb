import CombineShim

/// A function that emits the states of the work of a ``StateSequence``: `emit(.loaded(user))`.
///
/// When the call returns, the state is usually applied, and otherwise enqueued. The call does not suspend.
///
/// An emitter is bound to the main actor without being isolated to it. It is created there and is not `Sendable`, so
/// work that would transfer it does not compile. Functions of every isolation that run on their caller's actor can
/// therefore call it without `await`, and the state need not be `Sendable`. (If a test iterates over a sequence on another
/// actor, its emitters are bound to that one.)
///
/// Work that leaves the main actor compiles nevertheless if it is a `@concurrent` closure, or a closure with a capture
/// list in a nonisolated function, which Swift 6.3 does not keep on its caller's actor. Its states are applied on the main
/// actor, in order, and each call is reported once, since the rest of such a closure can race with the main actor.
///
/// It has an effect only while its work runs and is the newest action of its container.
public final class StateEmitter<State> {
  /// The run of the action, which receives the states unless there is another receiver.
  @usableFromInline let run: ActionRun<State>

  @usableFromInline var receiver: Receiver

  /// The receiver of the states.
  @usableFromInline enum Receiver {
    /// The run of the action, which is not stored here, since copying it takes longer than applying a state.
    case run
    /// A sink that passes the states on.
    case object(any StateSinkObject<State>)
    /// One of the above by a detour to the main actor, since the work has left it.
    case detour(EmissionDetour<State>)
    /// An array, for an iteration on another actor.
    case array([State])
    /// None: the work has ended.
    case none
  }

  @inlinable init(_ run: ActionRun<State>) {
    self.run = run
    receiver = .run
  }

  @usableFromInline init(_ receiver: Receiver) {
    run = ActionRun(ActionNumber(), of: nil)
    self.receiver = receiver
  }

  /// Emits a state.
  ///
  /// - Parameters:
  ///   - fileID: The place of the call, for a report if the work has left the main actor.
  ///   - line: The line of the call.
  @inlinable public func callAsFunction(
    _ state: consuming State, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    if case .run = receiver, isOnMainActor {
      Self.pass(state, to: run)
    } else {
      emit(state, from: fileID, line)
    }
  }

  /// Passes on a state to a sink on the main actor, which the current code is known to run on.
  @inlinable static func pass(_ state: consuming State, to sink: some StateSink<State>) {
    sink.receive(state)
  }

  /// Disables the emitter, after the states that are on their way to the main actor have been applied.
  @inlinable func end() {
    if case .detour = receiver { endDetour() }
    receiver = .none
  }
}

@available(*, unavailable)
extension StateEmitter: Sendable {}

// Tests do not wait for an action that follows a stream: its work is done, and further states may never be sent.
extension StateEmitter {
  /// Emits every state of an asynchronous sequence.
  ///
  /// An action ends with this call if its feature has to receive updates, for example from a repository that several
  /// features share. A newer action cancels the one before it, including the stream that it followed.
  ///
  /// ```swift
  /// StateSequence(.saving) { emit in
  ///   await repository.save(user)
  ///   await emit.follow(repository.users) { .loaded($0) }
  /// }
  /// ```
  ///
  /// Tests do not wait for an action while it follows a sequence, since the sequence may be endless. It returns when the
  /// sequence ends or the action is canceled.
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  public func follow<S: AsyncSequence>(_ states: S) async where S.Element == State, S.Failure == Never {
    await follow(states) { $0 }
  }

  /// Emits a state for every element of an asynchronous sequence.
  ///
  /// - Parameter state: Returns the state for an element. It runs on the main actor.
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  public func follow<S: AsyncSequence>(
    _ elements: S, state: (S.Element) -> State
  ) async where S.Failure == Never {
    let endWait = await beginFollowing()
    defer { endWait?() }
    for await element in elements { emit(state(element)) }
  }

  /// Emits a state for every element of an asynchronous sequence that can fail, and one for its failure.
  ///
  /// - Parameters:
  ///   - state: Returns the state for an element. It runs on the main actor.
  ///   - failure: Returns the state for the error with which the sequence ends. Not called when the action is canceled.
  public func follow<S: AsyncSequence>(
    _ elements: S, state: (S.Element) -> State, failure: (any Error) -> State
  ) async {
    let endWait = await beginFollowing()
    defer { endWait?() }
    do {
      for try await element in elements { emit(state(element)) }
    } catch {
      if !Task.isCancelled { emit(failure(error)) }
    }
  }

  /// Emits every state of a stream.
  public func follow(_ states: AsyncStream<State>) async { await follow(states) { $0 } }

  /// Emits a state for every element of a stream.
  ///
  /// - Parameter state: Returns the state for an element. It runs on the main actor.
  public func follow<Element>(_ elements: AsyncStream<Element>, state: (Element) -> State) async {
    let endWait = await beginFollowing()
    defer { endWait?() }
    for await element in elements { emit(state(element)) }
  }

  /// Emits every state of a publisher.
  public func follow<P: Publisher>(_ states: P) async where P.Output == State, P.Failure == Never {
    await follow(states) { $0 }
  }

  /// Emits a state for every value of a publisher, in the order of sending.
  ///
  /// The subscription is unlimited, and values are kept until they have been emitted. It is canceled when the action is.
  ///
  /// - Parameter state: Returns the state for a value. It runs on the main actor.
  public func follow<P: Publisher>(
    _ publisher: P, state: (P.Output) -> State
  ) async where P.Failure == Never {
    let (values, continuation) = AsyncStream.makeStream(of: P.Output.self)
    let subscription = publisher.sink { _ in
      continuation.finish()
    } receiveValue: { value in
      // Safe: the publisher passes on its value, and from here on only this task uses it.
      nonisolated(unsafe) let value = value
      continuation.yield(value)
    }
    defer { subscription.cancel() }
    await follow(values, state: state)
  }
}
