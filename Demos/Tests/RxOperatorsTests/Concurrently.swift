import Dispatch

/// Calls `body` with the numbers below `count`, concurrently on the available cores.
///
/// Unsafe, because Combine's types are not marked as `Sendable`. Subjects and subscriptions guard their state with
/// locks, and a `Recorder` receives one event at a time from them, which the tests check.
func concurrently(_ count: Int, body: (Int) -> Void) {
  withoutActuallyEscaping(body) { body in
    nonisolated(unsafe) let body = body
    DispatchQueue.concurrentPerform(iterations: count) { body($0) }
  }
}
