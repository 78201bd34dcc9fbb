import Foundation

/// The time that a scheduler, its publishers and its recordings share.
///
/// What a scheduler runs keeps this instead of the scheduler, which would keep itself otherwise for as long as something
/// is scheduled.
final class VirtualTime {
  private let lock = NSLock()
  private var elapsed = 0

  /// The milliseconds since the scheduler was created.
  var milliseconds: Int { lock.withLock { elapsed } }

  /// Moves the time on to `time`, unless that has passed.
  func advance(to time: Int) {
    lock.withLock { elapsed = max(elapsed, time) }
  }
}
