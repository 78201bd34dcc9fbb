extension StateContainer {
  /// Follows every state of a stream, and ends the action that is running.
  ///
  /// The same as for any asynchronous sequence, for systems on which sequences do not tell that they cannot fail. A
  /// stream always suspends before its first state.
  ///
  /// - Parameter stream: Its task is cancelled when it is superseded or when the container goes.
  @inlinable public func observe(
    _ stream: AsyncStream<State>, file: String = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    follow(stream, from: Cause(file, line, column))
  }

  /// Follows every state of the stream that an action returns, and ends the action that is running.
  ///
  /// - Parameter action: Called at once, just as if its result were passed: `observe(model.load)`.
  @inlinable public func observe(
    _ action: () -> AsyncStream<State>, file: String = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    follow(action(), from: Cause(file, line, column))
  }

  @inlinable func follow(_ stream: AsyncStream<State>, from cause: Cause) {
    guard let action = begin(.sequence, from: cause) else { return }
    run(action) { @MainActor [weak self] in
      guard self?.generation == action else { return }
      for await state in stream {
        guard self?.apply(state, of: action) == true else { return }
      }
      self?.finish(action)
    }
  }
}
