import CombineShim

/// Takes the states that the work of a ``StateSequence`` emits: `emit(.loaded(user))`.
///
/// A state is on its way to subscribers when the call returns; usually it has been applied. It does not suspend.
///
/// An emitter is bound to the main actor without being isolated to it: it is created there and is not `Sendable`,
/// therefore work that would take it elsewhere does not compile. So it can be called without `await` from functions of
/// every isolation that stay with their caller, and the state need not be `Sendable` either. Work that is written as a
/// `@concurrent` closure compiles all the same, and traps when it emits.
///
/// It has an effect only while its work runs and is the newest action of its container.
public final class StateEmitter<State> {
  @usableFromInline var sink: (any StateSink<State>)?

  @inlinable init(_ sink: any StateSink<State>) {
    self.sink = sink
  }

  /// Emits a state.
  @inlinable public func callAsFunction(_ state: State) {
    guard let sink else { return }
    // Neither leaves the main actor: that is where this runs, or else it traps.
    nonisolated(unsafe) let state = state
    MainActor.assumeIsolated { sink.receive(state) }
  }

  /// Ends the effect of the emitter.
  @inlinable func end() {
    sink = nil
  }
}

@available(*, unavailable)
extension StateEmitter: Sendable {}

// Tests do not wait for an action that follows a stream: it has done its work, and waits for states that may never come.
extension StateEmitter {
  /// Emits every state of an asynchronous sequence.
  ///
  /// An action ends with this call when its feature has to stay informed, for example about a repository that several
  /// features share: the newest action cancels the one before it, and with it whatever that one followed.
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
    let endWait = beginFollowing()
    defer { endWait?() }
    for await element in elements { self(state(element)) }
  }

  /// Emits a state for every element of an asynchronous sequence that can fail, and one for its failure.
  ///
  /// - Parameters:
  ///   - state: Returns the state for an element. It runs on the main actor.
  ///   - failure: Returns the state for the error with which the sequence ends. Not called when the action is canceled.
  public func follow<S: AsyncSequence>(
    _ elements: S, state: (S.Element) -> State, failure: (any Error) -> State
  ) async {
    let endWait = beginFollowing()
    defer { endWait?() }
    do {
      for try await element in elements { self(state(element)) }
    } catch {
      if !Task.isCancelled { self(failure(error)) }
    }
  }

  /// Emits every state of a stream.
  public func follow(_ states: AsyncStream<State>) async {
    await follow(states) { $0 }
  }

  /// Emits a state for every element of a stream.
  ///
  /// - Parameter state: Returns the state for an element. It runs on the main actor.
  public func follow<Element>(_ elements: AsyncStream<Element>, state: (Element) -> State) async {
    let endWait = beginFollowing()
    defer { endWait?() }
    for await element in elements { self(state(element)) }
  }

  /// Emits every state of a publisher.
  public func follow<P: Publisher>(_ states: P) async where P.Output == State, P.Failure == Never {
    await follow(states) { $0 }
  }

  /// Emits a state for every value of a publisher, in the order in which they are sent.
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
      // Safe: the publisher passes its value on, and from here on only this task uses it.
      nonisolated(unsafe) let value = value
      continuation.yield(value)
    }
    defer { subscription.cancel() }
    await follow(values, state: state)
  }

  /// Marks the current task as one that only waits for the next element.
  private func beginFollowing() -> (@Sendable () -> Void)? {
    MainActor.assumeIsolated { ContainerWork.account?.waits(for: .nextElement) }
  }
}
