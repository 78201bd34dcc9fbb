import CombineShim

// Functions for `refreshable` and tests, which observe an action and wait for its end.
extension StateObserving {
  /// Observes an asynchronous action, and returns when it has ended.
  ///
  /// ```swift
  /// .refreshable { await $state.refresh(model.reload) }
  /// ```
  ///
  /// The action has ended when it has finished or has been superseded. Canceling the calling task meanwhile cancels the
  /// action and leaves the state unchanged. A task that is already canceled observes nothing.
  ///
  /// - Parameter action: Returns the next state.
  public func refresh(
    _ action: nonisolated(nonsending) @escaping () async -> ViewState,
    file: String = #fileID, line: UInt = #line, column: UInt = #column
  ) async {
    await container.observeToEnd(AsyncAction(action), from: Cause(file, line, column))
  }

  /// Observes a sequence, and returns when it has ended, has been superseded, or begins to follow a stream.
  ///
  /// A sequence that ends by following a stream, as with the `follow` methods of ``StateEmitter`` or ``Follow``, has done
  /// its work then, and continues after this function has returned.
  public func refresh(
    _ sequence: StateSequence<ViewState>, file: String = #fileID, line: UInt = #line, column: UInt = #column
  ) async {
    await container.observeToEnd(sequence, from: Cause(file, line, column))
  }

  /// Observes the sequence that an action returns, and returns when it has ended, has been superseded, or begins to follow
  /// a stream.
  public func refresh(
    _ action: () -> StateSequence<ViewState>, file: String = #fileID, line: UInt = #line, column: UInt = #column
  ) async {
    await container.observeToEnd(action(), from: Cause(file, line, column))
  }

  /// Observes a publisher, and returns when it has completed or has been superseded.
  public func refresh<P: Publisher>(
    _ publisher: P, file: String = #fileID, line: UInt = #line, column: UInt = #column
  ) async where P.Output == ViewState, P.Failure == Never {
    await container.observeToEnd(PublisherAction(publisher), from: Cause(file, line, column))
  }

  /// Observes the publisher that an action returns, and returns when it has completed or has been superseded.
  public func refresh<P: Publisher>(
    _ action: () -> P, file: String = #fileID, line: UInt = #line, column: UInt = #column
  ) async where P.Output == ViewState, P.Failure == Never {
    await container.observeToEnd(PublisherAction(action()), from: Cause(file, line, column))
  }

  /// Observes an asynchronous sequence, and returns when it has ended or has been superseded.
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  public func refresh<S: AsyncSequence>(
    _ sequence: S, file: String = #fileID, line: UInt = #line, column: UInt = #column
  ) async where S.Element == ViewState, S.Failure == Never {
    await container.observeToEnd(SequenceAction(sequence), from: Cause(file, line, column))
  }

  /// Observes the asynchronous sequence that an action returns, and returns when it has ended or has been superseded.
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  public func refresh<S: AsyncSequence>(
    _ action: () -> S, file: String = #fileID, line: UInt = #line, column: UInt = #column
  ) async where S.Element == ViewState, S.Failure == Never {
    await container.observeToEnd(SequenceAction(action()), from: Cause(file, line, column))
  }
}
