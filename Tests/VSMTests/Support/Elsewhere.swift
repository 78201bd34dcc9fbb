import Dispatch
import Foundation

/// Runs work on threads other than the thread of the main actor, sequentially.
enum Elsewhere {
  private static let queue = DispatchQueue(label: "elsewhere")

  /// Runs `work` while the main actor is blocked.
  @MainActor static func runAndBlock(_ work: @escaping () -> Void) {
    // The main actor is blocked until the work is done, so the work has exclusive access.
    nonisolated(unsafe) let work = work
    let done = DispatchSemaphore(value: 0)
    queue.async {
      work()
      done.signal()
    }
    done.wait()
  }

  /// Runs `work` on a separate thread while the caller waits.
  ///
  /// - Returns: Whether it ended; `false` after a minute, if it is blocked by a lock of the caller.
  static func finishes(_ work: @escaping () -> Void) -> Bool {
    // The caller is blocked until the work is done, unless it times out, which the test then reports.
    nonisolated(unsafe) let work = work
    let done = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      work()
      done.signal()
    }
    return done.wait(timeout: .now() + 60) == .success
  }
}

/// Runs all work that waits for the main actor or is about to be enqueued there.
///
/// A resumed task can pass through the shared executor first. The number of turns is sufficient for that. They do not
/// have the lowest priority, which Linux runs only when no other process is runnable.
@MainActor
func passTurn() async {
  for _ in 0..<5 {
    await Task.detached(priority: .low) {}.value
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
  }
}
