import Foundation

/// Says of the task that makes it that it waits for the test, until the test has moved it on.
///
/// The end is told where the task is woken, and not where it goes on: nobody can then take it for waiting in between.
///
/// Unchecked, since the compiler cannot see that the lock guards the only variable.
final class Hold: @unchecked Sendable {
  private let lock = NSLock()
  private let party: Parking.Party?
  private var hasEnded = false

  init() {
    party = Parking.currentParty
    if let party { Parking.add(1, to: party) }
  }

  /// The task goes on by itself from here. Ending it again does nothing.
  func end() {
    let isFirst = lock.withLock {
      defer { hasEnded = true }
      return !hasEnded
    }
    if isFirst, let party { Parking.add(-1, to: party) }
  }
}
