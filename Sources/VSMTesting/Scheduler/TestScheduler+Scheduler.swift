import CombineShim

extension TestScheduler: Scheduler {
  /// There are no options.
  public typealias SchedulerOptions = Never

  /// Nothing is ever late.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Runs an action now, which is when time is next let pass, after what has been scheduled for now before.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    schedule(at: now.milliseconds, action)
  }

  /// Runs an action at exactly `date`; at one that has passed, as soon as time is let pass.
  public func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    schedule(at: date.milliseconds, action)
  }

  /// Runs an action at exactly `date`, then every `interval`, which is taken as at least a millisecond.
  ///
  /// - Returns: What ends it; letting go of it does so too.
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
