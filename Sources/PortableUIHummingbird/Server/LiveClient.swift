#if Hummingbird
  import NIOConcurrencyHelpers

  /// The client of a connection, as the task that handles its requests and the event loop of the connection share it.
  final class LiveClient: Sendable {
    private struct State {
      var isGone = false
      var whenGone: (@Sendable () -> Void)?
    }

    private let state = NIOLockedValueBox(State())

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
