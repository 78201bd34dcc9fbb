#if !canImport(Combine)
  import Dispatch
  import Foundation
  import OpenCombine
  import OpenCombineDispatch

  /// An operation queue as a scheduler. Its actions run at the same time, unless `maxConcurrentOperationCount` is 1.
  extension OperationQueue: @retroactive Scheduler {
    /// A time of an operation queue, which is a date.
    public typealias SchedulerTimeType = RunLoop.SchedulerTimeType

    /// Options for what an operation queue schedules. There are none.
    public struct SchedulerOptions {}

    /// The current time.
    public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

    /// The least tolerance of a scheduled action.
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    /// Adds an action as an operation.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
      let action = HandedOver(action)
      addOperation { action.call() }
    }

    /// Adds an action as an operation at a time.
    public func schedule(
      after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
      _ action: @escaping () -> Void
    ) {
      Self.times.schedule(after: date.onQueue, tolerance: tolerance.onQueue) { self.schedule(options: options, action) }
    }

    /// Adds an action as an operation at a time and then after each interval, until it is canceled.
    public func schedule(
      after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
      options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
      let run = Repetition(action)
      let times = Self.times.schedule(after: date.onQueue, interval: interval.onQueue, tolerance: tolerance.onQueue) {
        self.schedule(options: options, run.callAsFunction)
      }
      return AnyCancellable {
        times.cancel()
        run.cancel()
      }
    }

    /// Adds the operations that are due. Serial, so that they are added in the order of their times.
    private static let times = DispatchQueue(label: "operations that are due")
  }

  /// A repeated action, which does nothing after it was canceled, also if it was already added to a queue.
  private final class Repetition {
    private let lock = NSLock()
    private var action: (() -> Void)?

    init(_ action: @escaping () -> Void) { self.action = action }

    func callAsFunction() { lock.withLock { action }?() }

    func cancel() {
      let canceled = lock.withLock { action.take() }
      withExtendedLifetime(canceled) {}
    }
  }
#endif
