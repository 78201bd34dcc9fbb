import CombineShim

// What `refreshable` and tests need: to observe an action and to hear of its end.
extension StateContainer {
  /// Follows an asynchronous action, and returns when it has ended.
  ///
  /// ```swift
  /// .refreshable { await $state.refresh(model.reload) }
  /// ```
  ///
  /// The action has ended when it has come to its own end or has been superseded. Cancelling the task that waits cancels
  /// the action: the state stays what it is then. A task that has been cancelled before observes nothing.
  ///
  /// - Parameter action: Returns the next state.
  public func refresh(
    _ action: nonisolated(nonsending) @escaping () async -> State,
    file: String = #fileID, line: UInt = #line, column: UInt = #column
  ) async {
    await refresh { $0.follow(action, from: Cause(file, line, column)) }
  }

  /// Follows a publisher, and returns when it has completed or has been superseded.
  public func refresh<P: Publisher>(
    _ publisher: P, file: String = #fileID, line: UInt = #line, column: UInt = #column
  ) async where P.Output == State, P.Failure == Never {
    await refresh { $0.follow(publisher, from: Cause(file, line, column)) }
  }

  /// Follows the publisher that an action returns, and returns when it has completed or has been superseded.
  public func refresh<P: Publisher>(
    _ action: () -> P, file: String = #fileID, line: UInt = #line, column: UInt = #column
  ) async where P.Output == State, P.Failure == Never {
    await refresh(action(), file: file, line: line, column: column)
  }

  /// Follows an asynchronous sequence, and returns when it has ended or has been superseded.
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  public func refresh<S: AsyncSequence>(
    _ sequence: S, file: String = #fileID, line: UInt = #line, column: UInt = #column
  ) async where S.Element == State, S.Failure == Never {
    await refresh { $0.follow(sequence, from: Cause(file, line, column)) }
  }

  /// Follows the sequence that an action returns, and returns when it has ended or has been superseded.
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  public func refresh<S: AsyncSequence>(
    _ action: () -> S, file: String = #fileID, line: UInt = #line, column: UInt = #column
  ) async where S.Element == State, S.Failure == Never {
    await refresh(action(), file: file, line: line, column: column)
  }

  /// Follows a stream, and returns when it has ended or has been superseded.
  public func refresh(
    _ stream: AsyncStream<State>, file: String = #fileID, line: UInt = #line, column: UInt = #column
  ) async {
    await refresh { $0.follow(stream, from: Cause(file, line, column)) }
  }

  /// Follows the stream that an action returns, and returns when it has ended or has been superseded.
  public func refresh(
    _ action: () -> AsyncStream<State>, file: String = #fileID, line: UInt = #line, column: UInt = #column
  ) async {
    await refresh(action(), file: file, line: line, column: column)
  }

  func refresh(_ observe: (StateContainer<State>) -> Void) async {
    if Task.isCancelled { return }
    let before = generation
    observe(self)
    // Anything observed on the way has superseded this action already.
    guard generation == before &+ 1, running.isRunning else { return }
    await end(of: generation)
  }

  private func end(of action: UInt64) async {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        // Cancelled on the way here, it has ended already.
        if action == generation, running.isRunning { ending = ActionEnd(continuation) } else { continuation.resume() }
      }
    } onCancel: {
      MainActorContext.run { self.cancel(action) }
    }
  }

  /// Ends an action in the middle, unless it has ended.
  private func cancel(_ action: UInt64) {
    guard action == generation, running.isRunning else { return }
    generation &+= 1
    supersede(keepingDebounced: true, as: .cancelled)
  }
}
