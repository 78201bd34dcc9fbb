// An action that follows is quiet: it has done its work, and waits for states that may never come.
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
  /// - Parameter state: Makes the state for an element. It runs on the main actor.
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
  ///   - state: Makes the state for an element. It runs on the main actor.
  ///   - failure: Makes the state for the error with which the sequence ends. Not called when the action is canceled.
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
  /// - Parameter state: Makes the state for an element. It runs on the main actor.
  public func follow<Element>(_ elements: AsyncStream<Element>, state: (Element) -> State) async {
    let endWait = beginFollowing()
    defer { endWait?() }
    for await element in elements { self(state(element)) }
  }

  /// Marks the current task as one that only waits for the next element.
  private func beginFollowing() -> (@Sendable () -> Void)? {
    MainActor.assumeIsolated { ContainerWork.account?.waits(for: .nextElement) }
  }
}
