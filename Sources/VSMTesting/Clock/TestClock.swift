import Foundation
import VSM

/// A clock whose time passes only when a test says so.
///
/// Give it to the code under test in place of `ContinuousClock`. Sleepers wake in the order of their deadlines, each at
/// its own instant.
public final class TestClock: Clock, @unchecked Sendable {
  // Unchecked, since the compiler cannot see that `lock` guards `time` and `sleepers`.

  public struct Instant: InstantProtocol {
    let offset: Duration

    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    public func duration(to other: Instant) -> Duration { other.offset - offset }
    public static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  private struct Sleeper {
    let id: UInt64
    let deadline: Instant
    let continuation: CheckedContinuation<Void, any Error>
    /// Whose task sleeps.
    let party = Parking.currentParty
    /// What says that the task waits for the test; a container's timer is nobody's task, and does not.
    let hold: Hold?

    func wake(throwing error: (any Error)? = nil) {
      hold?.end()
      if let error { continuation.resume(throwing: error) } else { continuation.resume() }
    }
  }

  private let lock = NSLock()
  private var time = Instant(offset: .zero)
  private var sleepers: [Sleeper] = []
  private var lastID: UInt64 = 0

  public init() {}

  public var now: Instant { lock.withLock { time } }

  public var minimumResolution: Duration { .zero }

  /// The next instant for which somebody sleeps.
  var nextDeadline: Instant? { lock.withLock { sleepers.map(\.deadline).min() } }

  /// How many tasks sleep on this clock.
  public var sleeperCount: Int { lock.withLock { sleepers.count } }

  /// Suspends until the test has advanced the clock to the deadline.
  ///
  /// - Throws: `CancellationError` at once when the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    let id = lock.withLock {
      lastID += 1
      return lastID
    }
    let hold = StateContainerClock.isTimer ? nil : Hold()
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let sleeper = Sleeper(id: id, deadline: deadline, continuation: continuation, hold: hold)
        let isOver = lock.withLock {
          if Task.isCancelled || deadline <= time { return true }
          sleepers.append(sleeper)
          return false
        }
        if isOver { sleeper.wake(throwing: Task.isCancelled ? CancellationError() : nil) }
      }
    } onCancel: {
      let sleeper = lock.withLock { take { $0.id == id }.first }
      sleeper?.wake(throwing: CancellationError())
    }
  }

  /// Lets time pass: wakes each sleeper at its instant, and between instants lets what it woke run.
  @MainActor
  public func advance(by duration: Duration) async {
    let end = now.advanced(by: duration)
    await settle(lock.withLock { sleepers })
    while let next = lock.withLock({ sleepers.map(\.deadline).filter { $0 <= end }.min() }) {
      let due = lock.withLock {
        time = max(time, next)
        return take { $0.deadline <= next }
      }
      for sleeper in due { sleeper.wake() }
      await settle(due)
    }
    lock.withLock { time = max(time, end) }
  }

  /// Lets what the sleepers belong to run on until it is quiet, and anything else for some turns.
  @MainActor
  private func settle(_ sleepers: [Sleeper]) async {
    var settled: Set<Parking.Party> = []
    for party in sleepers.compactMap(\.party) where settled.insert(party).inserted {
      for quiescence in Parking.quiescences(of: party) { await quiescence.settle() }
    }
    await passTurns()
  }

  /// Takes out the sleepers that fit, in the order in which they came. The caller holds the lock.
  private func take(where fits: (Sleeper) -> Bool) -> [Sleeper] {
    let taken = sleepers.filter(fits)
    sleepers.removeAll(where: fits)
    return taken
  }
}
