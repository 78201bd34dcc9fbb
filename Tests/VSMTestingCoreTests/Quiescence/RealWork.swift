import Dispatch
import Foundation

/// Work that the test does not control, like real input and output.
enum RealWork {
  /// Suspends the task until a thread outside Swift's runtime resumes it.
  nonisolated(nonsending) static func onAThread() async {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        usleep(20_000)
        continuation.resume()
      }
    }
  }

  /// Suspends the task until a block of a global queue resumes it, after several other blocks have run.
  nonisolated(nonsending) static func onAQueue() async {
    await withCheckedContinuation { continuation in pass(20) { continuation.resume() } }
  }

  private static func pass(_ blocks: Int, then end: @escaping @Sendable () -> Void) {
    DispatchQueue.global().async { if blocks > 0 { pass(blocks - 1, then: end) } else { end() } }
  }
}
