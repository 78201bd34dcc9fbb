#if Hummingbird
  import NIOConcurrencyHelpers

  /// The client of a connection, as the task that handles its requests and the event loop of the connection share it.
  final class LiveClient: Sendable {
    private struct State {
      var task: Task<Void, Never>?
      var isCanceled = false
      var isGone = false
      var whenGone: (@Sendable () -> Void)?
    }

    private let state = NIOLockedValueBox(State())

    // MARK: The task

    /// Handles the requests of the connection in a task of its own, which can be canceled. It has the task-local values
    /// of the caller and is canceled with it.
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

    /// Cancels the task that handles the requests.
    func cancel() {
      let task = state.withLockedValue { state in
        state.isCanceled = true
        return state.task
      }
      task?.cancel()
    }

    // MARK: The connection

    /// Calls `action` when the client has closed the connection or its direction, or immediately if it has. Replaces an
    /// earlier action.
    func whenGone(_ action: (@Sendable () -> Void)?) {
      let isGone = state.withLockedValue { state in
        state.whenGone = action
        return state.isGone
      }
      if isGone { action?() }
    }

    /// Called on the event loop when no more bytes can arrive.
    func inputDidClose() {
      let action = state.withLockedValue { state in
        state.isGone = true
        return state.whenGone.take()
      }
      action?()
    }
  }
#endif
