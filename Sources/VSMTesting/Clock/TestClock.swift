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
    /// What the task works for.
    let owner = WorkOwner.current
    let suspension: Suspension

    func wake(throwing error: (any Error)? = nil) {
      suspension.end()
      if let error { continuation.resume(throwing: error) } else { continuation.resume() }
    }
  }

  private let lock = NSLock()
  /// Kept so that the jobs of the test that made the clock are followed as long as the clock is in use.
  private let lineage = JobTracking.currentLineage()
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
    let suspension = Suspension("sleeps until \(deadline.offset) on the test clock: advance that")
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let sleeper = Sleeper(id: id, deadline: deadline, continuation: continuation, suspension: suspension)
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

  /// Advances the clock: wakes each sleeper at its instant, and waits after each instant for what it has woken.
  ///
  /// What has been caused before is waited for first, so that a timer which is about to sleep does not miss its instant.
  @MainActor
  public func advance(
    by duration: Duration,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) async {
    let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    await passTurns()
    let end = now.advanced(by: duration)
    await settle(lock.withLock { sleepers }, at: location)
    while let next = lock.withLock({ sleepers.map(\.deadline).filter { $0 <= end }.min() }) {
      let due = lock.withLock {
        time = max(time, next)
        return take { $0.deadline <= next }
      }
      for sleeper in due { sleeper.wake() }
      await settle(due, at: location)
    }
    lock.withLock { time = max(time, end) }
  }

  /// Waits for what the sleepers belong to, and for every job that the test has caused.
  @MainActor
  private func settle(_ sleepers: [Sleeper], at location: TestLocation) async {
    var settled: Set<WorkOwner> = []
    for owner in sleepers.compactMap(\.owner) where settled.insert(owner).inserted {
      for quiescence in Quiescence.all where quiescence.watches(owner) { await quiescence.settle(at: location) }
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
