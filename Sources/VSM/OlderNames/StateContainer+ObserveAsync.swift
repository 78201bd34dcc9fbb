extension StateContainer {
  /// Follows an asynchronous action to the state that it returns.
  @available(*, deprecated, renamed: "observe")
  public func observeAsync(
    _ action: nonisolated(nonsending) @escaping () async -> State,
    file: String = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    observe(action, file: file, line: line, column: column)
  }

  /// Follows an asynchronous action once nobody has asked for it again for some time.
  @available(*, deprecated, renamed: "observe")
  public func observeAsync(
    _ action: nonisolated(nonsending) @escaping () async -> State,
    debounced dueTime: Duration, identifier: some Hashable = Never?.none,
    file: String = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    observe(action, debounced: dueTime, identifier: identifier, file: file, line: line, column: column)
  }
}
