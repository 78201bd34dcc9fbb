import CombineShim

extension ViewStateRendering {
  /// Goes to a state; see ``StateContainer``.
  @inlinable public func observe(
    _ state: ViewState, file: String = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    container.observe(state, file: file, line: line, column: column)
  }

  /// Goes to the state that an action returns; see ``StateContainer``.
  @inlinable public func observe(
    _ action: () -> ViewState, file: String = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    container.observe(action, file: file, line: line, column: column)
  }

  /// Follows an asynchronous action to the state that it returns; see ``StateContainer``.
  @inlinable public func observe(
    _ action: nonisolated(nonsending) @escaping () async -> ViewState, file: String = #fileID, line: UInt = #line,
    column: UInt = #column
  ) {
    container.observe(action, file: file, line: line, column: column)
  }

  /// Follows every state of a publisher; see ``StateContainer``.
  @inlinable public func observe<P: Publisher>(
    _ publisher: P, file: String = #fileID, line: UInt = #line, column: UInt = #column
  ) where P.Output == ViewState, P.Failure == Never {
    container.observe(publisher, file: file, line: line, column: column)
  }

  /// Follows every state of the publisher that an action returns; see ``StateContainer``.
  @inlinable public func observe<P: Publisher>(
    _ action: () -> P, file: String = #fileID, line: UInt = #line, column: UInt = #column
  ) where P.Output == ViewState, P.Failure == Never {
    container.observe(action, file: file, line: line, column: column)
  }

  /// Follows every state of an asynchronous sequence; see ``StateContainer``.
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @inlinable public func observe<S: AsyncSequence>(
    _ sequence: S, file: String = #fileID, line: UInt = #line, column: UInt = #column
  ) where S.Element == ViewState, S.Failure == Never {
    container.observe(sequence, file: file, line: line, column: column)
  }

  /// Follows every state of the sequence that an action returns; see ``StateContainer``.
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @inlinable public func observe<S: AsyncSequence>(
    _ action: () -> S, file: String = #fileID, line: UInt = #line, column: UInt = #column
  ) where S.Element == ViewState, S.Failure == Never {
    container.observe(action, file: file, line: line, column: column)
  }

  /// Follows every state of a stream; see ``StateContainer``.
  @inlinable public func observe(
    _ stream: AsyncStream<ViewState>, file: String = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    container.observe(stream, file: file, line: line, column: column)
  }

  /// Follows every state of the stream that an action returns; see ``StateContainer``.
  @inlinable public func observe(
    _ action: () -> AsyncStream<ViewState>, file: String = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    container.observe(action, file: file, line: line, column: column)
  }
}
