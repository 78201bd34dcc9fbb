import Foundation
import VSM

/// A clock whose time advances only when a test calls ``advance(by:fileID:filePath:line:column:)``.
///
/// Pass it to the code under test in place of `ContinuousClock`. Sleepers wake in the order of their deadlines, each at
/// its own instant:
///
/// ```swift
/// let clock = TestClock()
/// let container = StateContainer(state: SearchViewState(), clock: clock)
/// container.observe(container.state.searching(for: "tea"), debounced: .milliseconds(300))
/// await clock.advance(by: .milliseconds(300))  // The search begins now.
/// ```
///
/// Unlike a short sleep in a test, this takes no time, and does not depend on the speed of the machine.
public final class TestClock: Clock, @unchecked Sendable {
  // Unchecked: `lock` guards `time` and `sleepers`.

  /// A time of the clock, as the duration since its creation.
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
    /// The container or page that the sleeping task works for.
    let owner = WorkOwner.current
    let suspension: Suspension

    func wake(throwing error: (any Error)? = nil) {
      suspension.end()
      if let error { continuation.resume(throwing: error) } else { continuation.resume() }
    }
  }

  private let lock = NSLock()
  /// Keeps the lineage of the test that made the clock, so that its jobs are tracked while the clock is in use.
  private let lineage = JobTracking.currentLineage()
  private var time = Instant(offset: .zero)
  private var sleepers: [Sleeper] = []
  private var lastID: UInt64 = 0

  public init() {}

  public var now: Instant { lock.withLock { time } }

  public var minimumResolution: Duration { .zero }

  /// The earliest deadline of the sleepers.
  package var nextDeadline: Instant? { lock.withLock { sleepers.map(\.deadline).min() } }

  /// The number of tasks that sleep on this clock.
  public var sleeperCount: Int { lock.withLock { sleepers.count } }

  /// Suspends until the test advances the clock to the deadline.
  ///
  /// - Throws: `CancellationError` immediately when the task is canceled.
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

  /// Advances the clock. Wakes each sleeper at its deadline and waits after each deadline for the work that it resumes.
  ///
  /// Pending work is awaited first, so that a timer that is about to sleep does not miss its deadline.
  @MainActor
  public func advance(
    by duration: Duration,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) async {
    let location = TestLocation(fileID, filePath, line, column)
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

  /// Waits for the containers and pages that the sleepers work for, and for every job that the test has caused.
  @MainActor
  private func settle(_ sleepers: [Sleeper], at location: TestLocation) async {
    var settled: Set<WorkOwner> = []
    for owner in sleepers.compactMap(\.owner) where settled.insert(owner).inserted {
      for quiescence in Quiescence.all where quiescence.watches(owner) { await quiescence.settle(at: location) }
    }
    await passTurns()
  }

  /// Removes and returns the sleepers that match, the oldest first. The caller holds the lock.
  private func take(where fits: (Sleeper) -> Bool) -> [Sleeper] {
    let taken = sleepers.filter(fits)
    sleepers.removeAll(where: fits)
    return taken
  }
}
