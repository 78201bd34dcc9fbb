#if Hummingbird
  import NIOConcurrencyHelpers
  import NIOCore
  import ServiceLifecycle

  /// The client of a connection, as the task that handles its requests and the event loop of the connection share it.
  final class LiveClient: Sendable {
    private struct State {
      var isGone = false
      var whenGone: (@Sendable () -> Void)?
    }

    private let state = NIOLockedValueBox(State())

    // MARK: The task

    /// Handles the requests of the connection in a task of its own. It has the task-local values of the caller, and is
    /// canceled with it, and when the server has been shutting down for some time.
    ///
    /// - Parameters:
    ///   - timeout: The time that the requests have during a shutdown, whether their connection is open or closed.
    ///   - loop: The event loop that measures this time.
    func run(timeout: TimeAmount, on loop: any EventLoop, _ operation: @escaping @Sendable () async -> Void) async {
      let task = Task { await operation() }
      let cancellation = NIOLockedValueBox<Scheduled<Void>?>(nil)
      await withTaskCancellationHandler {
        await withGracefulShutdownHandler {
          await task.value
        } onGracefulShutdown: {
          cancellation.withLockedValue { $0 = loop.scheduleTask(in: timeout) { task.cancel() } }
        }
      } onCancel: {
        task.cancel()
      }
      cancellation.withLockedValue { $0 }?.cancel()
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
