import CombineShim
import Foundation

/// A scheduler whose virtual time passes only when a test advances it.
///
/// Pass it in place of any other scheduler: `.debounce(for: .milliseconds(300), scheduler: scheduler)`. Time starts at
/// 0 and is counted in milliseconds. Actions run in the order of their times. Actions with the same time run in the
/// order of scheduling. An action that is scheduled while others run also runs if it is due.
///
/// Actions run on the thread or actor that advances the time, before that call returns. One test on one actor must
/// therefore use the scheduler, which is not `Sendable`. Values that a publisher emits on other threads can be received
/// on it: their actions run when the test advances the time.
///
/// A scheduler that is released drops its scheduled actions.
public final class TestScheduler {
  /// The maximum number of actions at one time. The scheduler traps at the next one.
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
  public func schedule(at time: Int, _ action: @escaping () -> Void) { enqueue(at: time, action) }

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

extension TestScheduler: Scheduler {
  /// The scheduler has no options.
  public typealias SchedulerOptions = Never

  /// Zero, because actions run exactly on time.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Schedules an action for the current time. It runs when the time is next advanced, after the actions already
  /// scheduled.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    schedule(at: now.milliseconds, action)
  }

  /// Schedules an action for exactly `date`. If that has passed, it runs when the time is next advanced.
  public func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    schedule(at: date.milliseconds, action)
  }

  /// Schedules an action for exactly `date` and then every `interval`, which is at least a millisecond.
  ///
  /// - Returns: A cancellable that cancels the action, also when it is released.
  public func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let id = enqueue(at: date.milliseconds, repeatedEvery: max(1, interval.milliseconds), action)
    return AnyCancellable { [weak self] in self?.remove(id) }
  }
}

/// Scheduled actions, the next one first.
struct ActionQueue {
  struct Item {
    let id: Int
    var time: Int
    let interval: Int?
    let action: () -> Void
  }

  private var items: [Item] = []
  private var lastID = 0

  /// Inserts an action after those with the same time.
  ///
  /// - Returns: The identifier for ``remove(_:)``.
  mutating func insert(at time: Int, repeatedEvery interval: Int?, _ action: @escaping () -> Void) -> Int {
    lastID += 1
    insert(Item(id: lastID, time: time, interval: interval, action: action))
    return lastID
  }

  /// Removes and returns the first action if it is due. A repeating action is inserted again at its next time.
  ///
  /// It is inserted before the action runs, so that the action can cancel itself.
  mutating func takeFirst(upTo end: Int) -> Item? {
    guard let first = items.first, first.time <= end else { return nil }
    items.removeFirst()
    if let interval = first.interval {
      var next = first
      next.time += interval
      insert(next)
    }
    return first
  }

  mutating func remove(_ id: Int) -> Item? {
    items.firstIndex { $0.id == id }.map { items.remove(at: $0) }
  }

  private mutating func insert(_ item: Item) {
    let before = items.lastIndex { $0.time <= item.time }
    items.insert(item, at: before.map { $0 + 1 } ?? 0)
  }
}
