import CombineShim

extension ViewStateRendering {
  /// Follows an asynchronous action, and returns when it has ended; see ``StateContainer``.
  public func refresh(
    _ action: nonisolated(nonsending) @escaping () async -> ViewState, file: String = #fileID, line: UInt = #line,
    column: UInt = #column
  ) async {
    await container.refresh(action, file: file, line: line, column: column)
  }

  /// Follows a publisher, and returns when it has ended; see ``StateContainer``.
  public func refresh<P: Publisher>(
    _ publisher: P, file: String = #fileID, line: UInt = #line, column: UInt = #column
  ) async where P.Output == ViewState, P.Failure == Never {
    await container.refresh(publisher, file: file, line: line, column: column)
  }

  /// Follows the publisher that an action returns, and returns when it has ended; see ``StateContainer``.
  public func refresh<P: Publisher>(
    _ action: () -> P, file: String = #fileID, line: UInt = #line, column: UInt = #column
  ) async where P.Output == ViewState, P.Failure == Never {
    await container.refresh(action, file: file, line: line, column: column)
  }

  /// Follows an asynchronous sequence, and returns when it has ended; see ``StateContainer``.
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  public func refresh<S: AsyncSequence>(
    _ sequence: S, file: String = #fileID, line: UInt = #line, column: UInt = #column
  ) async where S.Element == ViewState, S.Failure == Never {
    await container.refresh(sequence, file: file, line: line, column: column)
  }

  /// Follows the sequence that an action returns, and returns when it has ended; see ``StateContainer``.
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  public func refresh<S: AsyncSequence>(
    _ action: () -> S, file: String = #fileID, line: UInt = #line, column: UInt = #column
  ) async where S.Element == ViewState, S.Failure == Never {
    await container.refresh(action, file: file, line: line, column: column)
  }

  /// Follows a stream, and returns when it has ended; see ``StateContainer``.
  public func refresh(
    _ stream: AsyncStream<ViewState>, file: String = #fileID, line: UInt = #line, column: UInt = #column
  ) async {
    await container.refresh(stream, file: file, line: line, column: column)
  }

  /// Follows the stream that an action returns, and returns when it has ended; see ``StateContainer``.
  public func refresh(
    _ action: () -> AsyncStream<ViewState>, file: String = #fileID, line: UInt = #line, column: UInt = #column
  ) async {
    await container.refresh(action, file: file, line: line, column: column)
  }
}
