import CombineShim
import Foundation

/// A scheduler whose virtual time passes only when a test advances it.
///
/// Pass it to anything that takes a scheduler: `.debounce(for: .milliseconds(300), scheduler: scheduler)`. Time begins
/// at 0 and is counted in milliseconds. Actions run in the order of their times, and at one time in the order in which
/// they were scheduled. An action that is scheduled meanwhile runs too if it is due.
///
/// Every action runs on the thread or actor that advances the time, before that call returns, so one test on one actor
/// drives the scheduler; hence it is not `Sendable`. A publisher that emits elsewhere can be received on it: what is
/// scheduled from another thread waits for the test.
///
/// A scheduler that is released drops what is still scheduled.
public final class TestScheduler {
  /// How many actions may run at one time before they count as endless.
  static let limitAtOneTime = 100_000

  let time = VirtualTime()

  /// Guards all below, since operators schedule from wherever their upstream emits. It is never held during an action.
  private let lock = NSLock()
  private var queue = ActionQueue()
  private var countAtThisTime = 0

  /// Creates a scheduler at time 0, with nothing to run.
  public init() {}

  /// The time, in milliseconds since the scheduler was created.
  public var now: SchedulerTimeType { SchedulerTimeType(milliseconds: time.milliseconds) }

  /// Schedules an action for a time; for one that has passed, it runs when the time is advanced next.
  public func schedule(at time: Int, _ action: @escaping () -> Void) {
    enqueue(at: time, action)
  }

  /// Advances the time by an interval, and runs what is due until then; by default, what is due now.
  public func advance(by interval: SchedulerTimeType.Stride = 0) {
    advance(to: now.advanced(by: interval).milliseconds)
  }

  /// Advances the time to `time`, and runs what is due until then and at that time itself.
  ///
  /// It traps if actions that schedule each other keep the time from passing.
  public func advance(to time: Int) {
    while runNext(upTo: max(time, now.milliseconds)) {}
    self.time.advance(to: time)
  }

  /// Advances the time until nothing is scheduled any more.
  ///
  /// An action that repeats never ends by itself: where there is one, advance to a time instead.
  ///
  /// - Parameter limit: How many actions may run.
  /// - Throws: ``EndlessSchedule`` if something is scheduled still when so many have run.
  public func run(
    limit: Int = 100_000,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    for _ in 0..<limit {
      guard runNext(upTo: .max) else { return }
    }
    guard let next = lock.withLock({ queue.first }) else { return }
    throw EndlessSchedule(
      limit: limit, next: next,
      location: TestLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Runs the action that is due first. Returns whether there was one.
  private func runNext(upTo end: Int) -> Bool {
    guard let due = lock.withLock({ takeNext(upTo: end) }) else { return false }
    due.action()
    return true
  }

  /// Moves on to the action that is due first. The lock is held.
  private func takeNext(upTo end: Int) -> ActionQueue.Item? {
    guard let next = queue.takeFirst(upTo: end) else { return nil }
    countAtThisTime = next.time > time.milliseconds ? 1 : countAtThisTime + 1
    time.advance(to: next.time)
    precondition(
      countAtThisTime <= Self.limitAtOneTime,
      """
      \(Self.limitAtOneTime) actions have run at \(time.milliseconds), and one more is due: actions schedule each other without any \
      time between them. Schedule the next one later, or end the circle.
      """)
    return next
  }

  /// Inserts an action in the order of time.
  ///
  /// - Returns: The identifier by which ``remove(_:)`` knows it.
  @discardableResult
  func enqueue(at time: Int, repeatedEvery interval: Int? = nil, _ action: @escaping () -> Void) -> Int {
    lock.withLock { queue.insert(at: max(time, self.time.milliseconds), repeatedEvery: interval, action) }
  }

  /// Removes an action, unless it has run.
  func remove(_ id: Int) {
    let removed = lock.withLock { queue.remove(id) }
    // Released after the lock is free, since its release may cancel others.
    withExtendedLifetime(removed) {}
  }
}
