import Dispatch

/// Passes a value to other threads that is thread-safe, but not marked `Sendable`.
///
/// Unchecked: Combine's subjects and `Recorder` guard their state with locks. The thread sanitizer checks the tests
/// that use this type.
struct Shared<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }

  /// Calls `body` with the numbers below `count`, concurrently on the available cores.
  func concurrently(_ count: Int, body: @Sendable (Value, Int) -> Void) {
    DispatchQueue.concurrentPerform(iterations: count) { body(value, $0) }
  }
}
