import Dispatch
import Foundation

/// Runs work on a thread that is not the main actor's, one after another.
enum Elsewhere {
  private static let queue = DispatchQueue(label: "elsewhere")

  /// Runs `work` to its end while the main actor is kept busy waiting.
  @MainActor static func runAndBlock(_ work: @escaping () -> Void) {
    // The main actor does nothing until the work is done, so the work has everything for itself.
    nonisolated(unsafe) let work = work
    let done = DispatchSemaphore(value: 0)
    queue.async {
      work()
      done.signal()
    }
    done.wait()
  }

  /// Runs `work` on a thread of its own while the caller waits.
  ///
  /// - Returns: Whether it came to its end; `false` after some seconds, when something that the caller holds blocks it.
  static func finishes(_ work: @escaping () -> Void) -> Bool {
    // The caller does nothing until the work is done, unless it is blocked, which the test then reports.
    nonisolated(unsafe) let work = work
    let done = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      work()
      done.signal()
    }
    return done.wait(timeout: .now() + 5) == .success
  }
}

/// Lets everything run that already waits for the main actor, or is on its way there.
///
/// What is resumed can pass through the shared executor before it gets to the main actor. These turns are more than such
/// a way takes.
@MainActor
func passTurn() async {
  for _ in 0..<5 {
    await Task.detached(priority: .background) {}.value
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
  }
}
