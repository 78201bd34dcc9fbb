extension StateContainer {
  /// Publishes the current state on subscription, then each new state after it has been stored.
  @available(*, deprecated, renamed: "didSetPublisher")
  public var publisher: StatePublisher<State> { didSetPublisher }

  /// Follows an asynchronous action, and returns when it has ended.
  @available(*, deprecated, renamed: "refresh(_:file:line:column:)")
  @_disfavoredOverload  // `refresh { … }` has no label either.
  public func refresh(
    state action: nonisolated(nonsending) @escaping () async -> State,
    file: String = #fileID, line: UInt = #line, column: UInt = #column
  ) async {
    await refresh(action, file: file, line: line, column: column)
  }
}

extension RenderedViewState.RenderedContainer {
  /// Publishes the current state on subscription, then each new state after it has been stored.
  @available(*, deprecated, renamed: "didSetPublisher")
  public var publisher: StatePublisher<State> { didSetPublisher }
}
