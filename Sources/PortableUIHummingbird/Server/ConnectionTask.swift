#if Hummingbird
  import NIOConcurrencyHelpers

  /// The task that handles the requests of a connection, which the event loop of the connection can cancel.
  final class ConnectionTask: Sendable {
    private let state = NIOLockedValueBox<(task: Task<Void, Never>?, isCanceled: Bool)>((nil, false))

    /// Runs the operation in a task of its own. It has the task-local values of the caller and is canceled with it.
    func run(_ operation: @escaping @Sendable () async -> Void) async {
      let task = Task { await operation() }
      let isCanceled = state.withLockedValue { state in
        state.task = task
        return state.isCanceled
      }
      if isCanceled { task.cancel() }
      await withTaskCancellationHandler {
        await task.value
      } onCancel: {
        task.cancel()
      }
      // The task retains the channel, whose pipeline retains this object.
      state.withLockedValue { $0.task = nil }
    }

    func cancel() {
      let task = state.withLockedValue { state in
        state.isCanceled = true
        return state.task
      }
      task?.cancel()
    }
  }
#endif
