#if !canImport(Combine)
  import Dispatch
  import Foundation
  import OpenCombine
  import OpenCombineDispatch

  /// A scheduler that can run several actions at the same time, and then in any order.
  public protocol _ConcurrentScheduler: Scheduler {}

  extension DispatchQueue: _ConcurrentScheduler {}
  extension OperationQueue: _ConcurrentScheduler {}

  extension Publisher {
    /// Delivers the values and the completion on a queue, one at a time and in order.
    ///
    /// This is also true for a concurrent queue, where Combine's completion can overtake values, which are then lost.
    public func receive<Context: _ConcurrentScheduler>(
      on scheduler: Context, options: Context.SchedulerOptions? = nil
    ) -> Deferred<Publishers.ReceiveOn<Self, _InOrder<Context>>> {
      Deferred { Publishers.ReceiveOn(upstream: self, scheduler: _InOrder(scheduler), options: options) }
    }

    /// Delivers the values and the completion on a queue after an interval, one at a time and in order.
    public func delay<Context: _ConcurrentScheduler>(
      for interval: Context.SchedulerTimeType.Stride, tolerance: Context.SchedulerTimeType.Stride? = nil,
      scheduler: Context, options: Context.SchedulerOptions? = nil
    ) -> Deferred<Publishers.Delay<Self, _InOrder<Context>>> {
      Deferred {
        Publishers.Delay(
          upstream: self, interval: interval, tolerance: tolerance ?? scheduler.minimumTolerance,
          scheduler: _InOrder(scheduler), options: options)
      }
    }

    /// Completes if the interval passes without a value. Delivers on a queue, one event at a time and in order.
    public func timeout<Context: _ConcurrentScheduler>(
      _ interval: Context.SchedulerTimeType.Stride, scheduler: Context, options: Context.SchedulerOptions? = nil,
      customError: (() -> Failure)? = nil
    ) -> Deferred<Publishers.Timeout<Self, _InOrder<Context>>> {
      Deferred {
        Publishers.Timeout(
          upstream: self, interval: interval, scheduler: _InOrder(scheduler), options: options,
          customError: customError)
      }
    }
  }

  /// Runs actions on another scheduler, one at a time, first in, first out.
  ///
  /// Each action that the other scheduler runs takes the oldest one here. A subscription has a scheduler of its own, so
  /// that subscribers don't wait for each other.
  public final class _InOrder<Base: Scheduler>: Scheduler {
    public typealias SchedulerTimeType = Base.SchedulerTimeType
    public typealias SchedulerOptions = Base.SchedulerOptions

    private let base: Base
    private let lock = NSLock()
    private var waiting = ArrivalQueue<() -> Void>()
    /// Actions for later, sorted by their times.
    private var delayed: [(date: SchedulerTimeType, action: () -> Void)] = []
    /// Actions that the other scheduler has called for.
    private var due = ArrivalQueue<() -> Void>()
    private var isRunning = false

    init(_ base: Base) { self.base = base }

    public var now: SchedulerTimeType { base.now }
    public var minimumTolerance: SchedulerTimeType.Stride { base.minimumTolerance }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
      lock.withLock { waiting.append(action) }
      base.schedule(options: options) { self.run { self.waiting.removeFirst() } }
    }

    public func schedule(
      after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
      _ action: @escaping () -> Void
    ) {
      lock.withLock {
        let place = delayed.lastIndex { $0.date <= date }.map { $0 + 1 } ?? 0
        delayed.insert((date, action), at: place)
      }
      base.schedule(after: date, tolerance: tolerance, options: options) {
        self.run { self.delayed.removeFirst().action }
      }
    }

    public func schedule(
      after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
      options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
      base.schedule(after: date, interval: interval, tolerance: tolerance, options: options) { self.run { action } }
    }

    /// Runs the action that is taken under the lock, and those that become due meanwhile. If another call runs actions,
    /// that call runs this one too.
    private func run(_ take: () -> () -> Void) {
      let runs = lock.withLock {
        due.append(take())
        defer { isRunning = true }
        return !isRunning
      }
      guard runs else { return }
      while let action = nextDue() { action() }
    }

    private func nextDue() -> (() -> Void)? {
      lock.withLock {
        isRunning = !due.isEmpty
        return isRunning ? due.removeFirst() : nil
      }
    }
  }
#endif
