import CombineShim
import Foundation

/// A scheduler whose time is virtual, and passes only when a test says so.
///
/// Give it to whatever takes a scheduler: `.debounce(for: .milliseconds(300), scheduler: scheduler)`. Time begins at 0
/// and is counted in milliseconds. What is scheduled runs in the order of time, and at one time in the order in which
/// it was scheduled; what comes up meanwhile and is due runs too.
///
/// Everything runs on the thread or actor that lets the time pass, before the call returns, so one test on one actor
/// drives it; hence it is not `Sendable`. A publisher that emits elsewhere may be received on it: what is scheduled from
/// another thread waits for the test.
public final class TestScheduler {
  /// How much may run at one time before it is taken for endless.
  static let limitAtOneTime = 100_000

  /// Guards all below, since operators schedule from wherever their upstream emits. It is never held during an action.
  private let lock = NSLock()
  private var time = 0
  private var queue = ActionQueue()
  private var countAtThisTime = 0

  /// Creates a scheduler at time 0, with nothing to run.
  public init() {}

  /// The time, in milliseconds since the scheduler was created.
  public var now: SchedulerTimeType { SchedulerTimeType(milliseconds: lock.withLock { time }) }

  /// Runs an action at a time; at one that has passed, as soon as time is let pass.
  public func schedule(at time: Int, _ action: @escaping () -> Void) {
    enqueue(at: time, action)
  }

  /// Lets time pass, and runs what is due until then; by default, what is due now.
  public func advance(by interval: SchedulerTimeType.Stride = 0) {
    advance(to: now.advanced(by: interval).milliseconds)
  }

  /// Lets time pass until `time`, and runs what is due until then and at that time itself.
  ///
  /// Stops the program if actions that schedule each other keep the time from passing.
  public func advance(to time: Int) {
    while runNext(upTo: max(time, now.milliseconds)) {}
    lock.withLock { self.time = max(self.time, time) }
  }

  /// Lets time pass until nothing is scheduled any more.
  ///
  /// What repeats never ends by itself: where something does, advance to a time instead.
  ///
  /// - Parameter limit: How many actions may run.
  /// - Throws: ``EndlessSchedule`` if something is scheduled still when so many have run.
  public func run(limit: Int = 100_000) throws {
    for _ in 0..<limit {
      guard runNext(upTo: .max) else { return }
    }
    if let next = lock.withLock({ queue.first }) { throw EndlessSchedule(limit: limit, next: next) }
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
    countAtThisTime = next.time > time ? 1 : countAtThisTime + 1
    time = max(time, next.time)
    precondition(
      countAtThisTime <= Self.limitAtOneTime,
      """
      \(Self.limitAtOneTime) actions have run at \(time), and one more is due: actions schedule each other without any \
      time between them. Schedule the next one later, or end the circle.
      """)
    return next
  }

  /// Puts an action where it belongs in time. Returns by what it can be taken out again.
  @discardableResult
  func enqueue(at time: Int, repeatedEvery interval: Int? = nil, _ action: @escaping () -> Void) -> Int {
    lock.withLock { queue.insert(at: max(time, self.time), repeatedEvery: interval, action) }
  }

  /// Takes an action out.
  func remove(_ id: Int) {
    let removed = lock.withLock { queue.remove(id) }
    // Lets go of it when the lock is open, since its end may cancel others.
    withExtendedLifetime(removed) {}
  }
}
