#if Hummingbird
  import NIOConcurrencyHelpers

  /// The state of a connection's client. The task that handles its requests and the event loop of the connection share
  /// it.
  final class LiveClient: Sendable {
    private enum State {
      case present(whenGone: (@Sendable () -> Void)?)
      case gone
    }

    private let state = NIOLockedValueBox(State.present(whenGone: nil))

    /// Calls `action` when the client has closed the connection or its direction, or immediately if it has. Replaces an
    /// earlier action.
    func whenGone(_ action: (@Sendable () -> Void)?) {
      let isGone = state.withLockedValue { state in
        if case .gone = state { return true }
        state = .present(whenGone: action)
        return false
      }
      if isGone { action?() }
    }

    /// Called on the event loop when no more bytes can arrive.
    func inputDidClose() {
      let action = state.withLockedValue { state -> (@Sendable () -> Void)? in
        guard case .present(let whenGone) = state else { return nil }
        state = .gone
        return whenGone
      }
      action?()
    }
  }
#endif
