import Synchronization

/// Waits until its task is canceled.
final class Cancellation: Sendable {
  private enum Phase {
    case idle
    case waiting(UnsafeContinuation<Void, Never>)
    case cancelled
  }

  private let phase = Mutex(Phase.idle)

  func wait() async {
    await withTaskCancellationHandler {
      await withUnsafeContinuation { continuation in
        let isCancelled = phase.withLock {
          if case .cancelled = $0 { return true }
          $0 = .waiting(continuation)
          return false
        }
        if isCancelled { continuation.resume() }
      }
    } onCancel: {
      let waiting = phase.withLock { phase -> UnsafeContinuation<Void, Never>? in
        defer { phase = .cancelled }
        if case .waiting(let continuation) = phase { return continuation }
        return nil
      }
      waiting?.resume()
    }
  }
}
