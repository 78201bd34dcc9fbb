#if PostgreSQL
  import CPostgreSQL
  import Foundation

  /// Cancels the statement that a connection runs.
  ///
  /// Unchecked because the pointer is constant, libpq's object isn't changed by its use, and `PQcancel` can be called on
  /// any thread.
  final class StatementCancellation: @unchecked Sendable {
    private let pointer: OpaquePointer?

    init(_ handle: OpaquePointer?) {
      pointer = PQgetCancel(handle)
    }

    deinit {
      PQfreeCancel(pointer)
    }

    /// Asks the server to cancel the statement, on a thread of its own, since that waits for the server.
    ///
    /// The request may arrive after the statement has ended, and then cancel the next one. So the connection must not be
    /// used again.
    func cancel() {
      Thread.detachNewThread {
        var reason = [CChar](repeating: 0, count: 256)
        PQcancel(self.pointer, &reason, Int32(reason.count))
      }
    }
  }
#endif
