import Foundation

/// An exclusive lock among processes. The system releases it when its process ends.
///
/// It locks a separate file that is never replaced or removed, since a lock belongs to the file and not to its name.
struct FileLock {
  private let descriptor: Int32

  /// Waits for the lock, which blocks the thread, and returns `nil` if it isn't free by the deadline.
  ///
  /// It polls, since the system's `flock` has no timeout.
  init?(path: String, before deadline: ContinuousClock.Instant) throws {
    // Closed on exec, since a child process would inherit the lock.
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
