import CombineShim

extension TestScheduler: Scheduler {
  /// There are no options.
  public typealias SchedulerOptions = Never

  /// Nothing is ever late.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Schedules an action for now: it runs when the time is advanced next, after what was scheduled for now before.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    schedule(at: now.milliseconds, action)
  }

  /// Schedules an action for exactly `date`; for one that has passed, it runs when the time is advanced next.
  public func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    schedule(at: date.milliseconds, action)
  }

  /// Schedules an action for exactly `date` and then every `interval`, which counts as at least a millisecond.
  ///
  /// - Returns: What cancels the action, also when it is released.
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
