import Dispatch

/// Carries something to other threads that locks itself, but does not say so in its type.
///
/// Unchecked because Combine's subjects and `Recorder` guard their state with locks, and are not marked `Sendable`;
/// the thread sanitizer watches the tests that use this.
struct Shared<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }

  /// Calls `body` with the numbers below `count`, at the same time where there are cores for it.
  func concurrently(_ count: Int, body: @Sendable (Value, Int) -> Void) {
    DispatchQueue.concurrentPerform(iterations: count) { body(value, $0) }
  }
}
