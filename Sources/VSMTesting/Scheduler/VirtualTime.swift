import Foundation

/// The time that a scheduler, its publishers and its recordings share.
///
/// Scheduled actions retain the time instead of the scheduler, to avoid a reference cycle.
final class VirtualTime {
  private let lock = NSLock()
  private var elapsed = 0

  /// The milliseconds since the scheduler was created.
  var milliseconds: Int { lock.withLock { elapsed } }

  /// Advances the time to `time`, unless that has passed.
  func advance(to time: Int) {
    lock.withLock { elapsed = max(elapsed, time) }
  }
}
