import CombineShim

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
