import CombineShim

extension ViewStateRendering {
  /// Goes to a state, once nobody has asked for it again for some time.
  public func observe(
    _ state: @escaping @autoclosure () -> ViewState,
    debounced dueTime: Duration, identifier: some Hashable = Never?.none,
    file: String = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    container.observe(
      state(), debounced: dueTime, identifier: identifier, file: file, line: line, column: column)
  }

  /// Goes to the state that an action returns, once nobody has asked for it again for some time.
  public func observe(
    _ action: @escaping () -> ViewState,
    debounced dueTime: Duration, identifier: some Hashable = Never?.none,
    file: String = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    container.observe(
      action, debounced: dueTime, identifier: identifier, file: file, line: line, column: column)
  }

  /// Follows an asynchronous action to the state that it returns, once nobody has asked for it again for some time.
  public func observe(
    _ action: nonisolated(nonsending) @escaping () async -> ViewState,
    debounced dueTime: Duration, identifier: some Hashable = Never?.none,
    file: String = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    container.observe(
      action, debounced: dueTime, identifier: identifier, file: file, line: line, column: column)
  }

  /// Follows a publisher, once nobody has asked for it again for some time.
  public func observe<P: Publisher>(
    _ publisher: @escaping @autoclosure () -> P,
    debounced dueTime: Duration, identifier: some Hashable = Never?.none,
    file: String = #fileID, line: UInt = #line, column: UInt = #column
  ) where P.Output == ViewState, P.Failure == Never {
    container.observe(
      publisher(), debounced: dueTime, identifier: identifier, file: file, line: line, column: column)
  }

  /// Follows the publisher that an action returns, once nobody has asked for it again for some time.
  public func observe<P: Publisher>(
    _ action: @escaping () -> P,
    debounced dueTime: Duration, identifier: some Hashable = Never?.none,
    file: String = #fileID, line: UInt = #line, column: UInt = #column
  ) where P.Output == ViewState, P.Failure == Never {
    container.observe(
      action, debounced: dueTime, identifier: identifier, file: file, line: line, column: column)
  }

  /// Follows an asynchronous sequence, once nobody has asked for it again for some time.
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  public func observe<S: AsyncSequence>(
    _ sequence: @escaping @autoclosure () -> S,
    debounced dueTime: Duration, identifier: some Hashable = Never?.none,
    file: String = #fileID, line: UInt = #line, column: UInt = #column
  ) where S.Element == ViewState, S.Failure == Never {
    container.observe(
      sequence(), debounced: dueTime, identifier: identifier, file: file, line: line, column: column)
  }

  /// Follows the sequence that an action returns, once nobody has asked for it again for some time.
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  public func observe<S: AsyncSequence>(
    _ action: @escaping () -> S,
    debounced dueTime: Duration, identifier: some Hashable = Never?.none,
    file: String = #fileID, line: UInt = #line, column: UInt = #column
  ) where S.Element == ViewState, S.Failure == Never {
    container.observe(
      action, debounced: dueTime, identifier: identifier, file: file, line: line, column: column)
  }

  /// Follows a stream, once nobody has asked for it again for some time.
  public func observe(
    _ stream: @escaping @autoclosure () -> AsyncStream<ViewState>,
    debounced dueTime: Duration, identifier: some Hashable = Never?.none,
    file: String = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    container.observe(
      stream(), debounced: dueTime, identifier: identifier, file: file, line: line, column: column)
  }

  /// Follows the stream that an action returns, once nobody has asked for it again for some time.
  public func observe(
    _ action: @escaping () -> AsyncStream<ViewState>,
    debounced dueTime: Duration, identifier: some Hashable = Never?.none,
    file: String = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    container.observe(
      action, debounced: dueTime, identifier: identifier, file: file, line: line, column: column)
  }
}
