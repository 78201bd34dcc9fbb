import Foundation

/// A lock that one holder at a time has, among all processes; the system releases it when its holder ends.
///
/// It is on a file of its own that stays: a file that is replaced or removed takes its lock with it.
struct FileLock {
  private let descriptor: Int32

  /// Waits for the lock, keeping the thread, and gives up with `nil` when it isn't free by the deadline.
  ///
  /// The system's own waiting knows no deadline.
  init?(path: String, before deadline: ContinuousClock.Instant) throws {
    // Closed on exec: a program started meanwhile would hold the lock on.
    descriptor = try POSIXError.check { open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644) }
    while flock(descriptor, LOCK_EX | LOCK_NB) == -1 {
      let error = POSIXError.current
      guard error.code == .EWOULDBLOCK || error.code == .EINTR else {
        close(descriptor)
        throw error
      }
      guard ContinuousClock.now < deadline else {
        close(descriptor)
        return nil
      }
      usleep(1000)
    }
  }

  func release() {
    close(descriptor)
  }
}
