// The same for views and classes; see StateContainer+ObserveAsyncSequence.swift.
extension ViewStateRendering {
  /// Follows every state of the sequence that an asynchronous action returns.
  @available(*, deprecated, message: "Return the sequence from a function that is not async, and 'observe' that.")
  public func observeAsync(
    _ action: nonisolated(nonsending) @escaping () async -> StateSequence<ViewState>,
    file: String = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    container.observeAsync(action, file: file, line: line, column: column)
  }

  /// Follows every state of the sequence that an asynchronous action returns.
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @available(*, deprecated, message: "Return the sequence from a function that is not async, and 'observe' that.")
  public func observeAsync<S: AsyncSequence>(
    _ action: nonisolated(nonsending) @escaping () async -> S,
    file: String = #fileID, line: UInt = #line, column: UInt = #column
  ) where S.Element == ViewState, S.Failure == Never {
    container.observeAsync(action, file: file, line: line, column: column)
  }

  /// Follows every state of the sequence that an asynchronous action returns, after some time without another call.
  @available(*, deprecated, message: "Return the sequence from a function that is not async, and 'observe' that.")
  public func observeAsync(
    _ action: nonisolated(nonsending) @escaping () async -> StateSequence<ViewState>,
    debounced dueTime: Duration, identifier: some Hashable = Never?.none,
    file: String = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    container.observeAsync(
      action, debounced: dueTime, identifier: identifier, file: file, line: line, column: column)
  }

  /// Follows every state of the sequence that an asynchronous action returns, after some time without another call.
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @available(*, deprecated, message: "Return the sequence from a function that is not async, and 'observe' that.")
  public func observeAsync<S: AsyncSequence>(
    _ action: nonisolated(nonsending) @escaping () async -> S,
    debounced dueTime: Duration, identifier: some Hashable = Never?.none,
    file: String = #fileID, line: UInt = #line, column: UInt = #column
  ) where S.Element == ViewState, S.Failure == Never {
    container.observeAsync(
      action, debounced: dueTime, identifier: identifier, file: file, line: line, column: column)
  }
}
