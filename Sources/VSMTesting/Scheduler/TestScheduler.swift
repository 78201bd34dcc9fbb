import CombineShim
import Foundation

/// A scheduler whose virtual time passes only when a test advances it.
///
/// Pass it in place of any other scheduler: `.debounce(for: .milliseconds(300), scheduler: scheduler)`. Time starts at
/// 0 and is counted in milliseconds. Actions run in the order of their times. Actions with the same time run in the
/// order in which they were scheduled. An action that is scheduled while others run also runs if it is due.
///
/// Actions run on the thread or actor that advances the time, before that call returns. One test on one actor must
/// therefore use the scheduler, which is not `Sendable`. Values that a publisher emits on other threads can be received
/// on it: their actions run when the test advances the time.
///
/// A scheduler that is released drops its scheduled actions.
public final class TestScheduler {
  /// The number of actions at one time after which the scheduler traps.
  static let limitAtOneTime = 100_000

  let time = VirtualTime()

  /// Guards the properties below, because operators schedule from any thread. It is never held while an action runs.
  private let lock = NSLock()
  private var queue = ActionQueue()
  private var countAtThisTime = 0

  /// Creates a scheduler at time 0 without actions.
  public init() {}

  /// The time, in milliseconds since the scheduler was created.
  public var now: SchedulerTimeType { SchedulerTimeType(milliseconds: time.milliseconds) }

  /// Schedules an action for a time. If that has passed, it runs when the time is next advanced.
  public func schedule(at time: Int, _ action: @escaping () -> Void) {
    enqueue(at: time, action)
  }

  /// Advances the time by an interval and runs the actions that are due. By default, runs those that are due now.
  public func advance(by interval: SchedulerTimeType.Stride = 0) {
    advance(to: now.advanced(by: interval).milliseconds)
  }

  /// Advances the time to `time` and runs the actions that are due, including those at `time`.
  ///
  /// Traps if actions schedule each other endlessly at one time.
  public func advance(to time: Int) {
    while runNext(upTo: max(time, now.milliseconds)) {}
    self.time.advance(to: time)
  }

  /// Advances the time until no action is scheduled.
  ///
  /// A repeating action never ends. Use ``advance(to:)`` instead if there is one.
  ///
  /// - Parameter limit: The maximum number of actions.
  /// - Throws: ``EndlessSchedule`` if an action is still scheduled at the limit.
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

  /// Runs the first action if it is due. Returns whether there was one.
  private func runNext(upTo end: Int) -> Bool {
    guard let due = lock.withLock({ takeNext(upTo: end) }) else { return false }
    due.action()
    return true
  }

  /// Removes the first action if it is due, and advances the time to it. The caller holds the lock.
  private func takeNext(upTo end: Int) -> ActionQueue.Item? {
    guard let next = queue.takeFirst(upTo: end) else { return nil }
    countAtThisTime = next.time > time.milliseconds ? 1 : countAtThisTime + 1
    time.advance(to: next.time)
    precondition(
      countAtThisTime <= Self.limitAtOneTime,
      """
      \(Self.limitAtOneTime) actions have run at \(time.milliseconds) and one more is due: \
      actions schedule each other without advancing the time. Schedule the next one later, or break the cycle.
      """)
    return next
  }

  /// Inserts an action in the order of time.
  ///
  /// - Returns: The identifier for ``remove(_:)``.
  @discardableResult
  func enqueue(at time: Int, repeatedEvery interval: Int? = nil, _ action: @escaping () -> Void) -> Int {
    lock.withLock { queue.insert(at: max(time, self.time.milliseconds), repeatedEvery: interval, action) }
  }

  /// Removes an action that has not run.
  func remove(_ id: Int) {
    let removed = lock.withLock { queue.remove(id) }
    // Released outside the lock, because the release can cancel other actions.
    withExtendedLifetime(removed) {}
  }
}
