// Actions that take time to come by a sequence. There is no newer name for them: an action returns its sequence at once,
// and what takes time is a step of it.
extension StateContainer {
  /// Follows every state of the sequence that an asynchronous action returns.
  @available(*, deprecated, message: "Return the sequence from a function that is not async, and 'observe' that.")
  public func observeAsync(
    _ action: nonisolated(nonsending) @escaping () async -> StateSequence<State>,
    file: String = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    follow(awaiting: action, from: Cause(file, line, column))
  }

  /// Follows every state of the sequence that an asynchronous action returns.
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @available(*, deprecated, message: "Return the sequence from a function that is not async, and 'observe' that.")
  public func observeAsync<S: AsyncSequence>(
    _ action: nonisolated(nonsending) @escaping () async -> S,
    file: String = #fileID, line: UInt = #line, column: UInt = #column
  ) where S.Element == State, S.Failure == Never {
    follow(awaiting: action, from: Cause(file, line, column))
  }

  /// Follows every state of the sequence that an asynchronous action returns, after some time without another call.
  @available(*, deprecated, message: "Return the sequence from a function that is not async, and 'observe' that.")
  public func observeAsync(
    _ action: nonisolated(nonsending) @escaping () async -> StateSequence<State>,
    debounced dueTime: Duration, identifier: some Hashable = Never?.none,
    file: String = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    debounce(dueTime, identifier, CallSite(fileID: file, line: line, column: column), { action }) {
      $0.follow(awaiting: $1, from: $2)
    }
  }

  /// Follows every state of the sequence that an asynchronous action returns, after some time without another call.
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @available(*, deprecated, message: "Return the sequence from a function that is not async, and 'observe' that.")
  public func observeAsync<S: AsyncSequence>(
    _ action: nonisolated(nonsending) @escaping () async -> S,
    debounced dueTime: Duration, identifier: some Hashable = Never?.none,
    file: String = #fileID, line: UInt = #line, column: UInt = #column
  ) where S.Element == State, S.Failure == Never {
    debounce(dueTime, identifier, CallSite(fileID: file, line: line, column: column), { action }) {
      $0.follow(awaiting: $1, from: $2)
    }
  }
}

extension StateContainer {
  fileprivate func follow(
    awaiting action: nonisolated(nonsending) @escaping () async -> StateSequence<State>, from cause: Cause
  ) {
    guard let number = begin(.async, from: cause) else { return }
    let sink = ActionSink(number, of: self)
    run(number) { @MainActor [weak self] in
      guard self?.generation == number else { return }
      await action().asStep.run(into: sink)
      self?.finish(number)
    }
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  fileprivate func follow<S: AsyncSequence>(
    awaiting action: nonisolated(nonsending) @escaping () async -> S, from cause: Cause
  ) where S.Element == State, S.Failure == Never {
    follow(awaiting: { StateSequence { emit in await emit.follow(await action()) } }, from: cause)
  }
}
