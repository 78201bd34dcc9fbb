#if !canImport(Combine)
  import Dispatch
  import Foundation
  import OpenCombine
  import OpenCombineDispatch

  /// A run loop as a scheduler.
  ///
  /// Work for the main run loop is scheduled on the main queue, since nothing runs the main run loop of a program with
  /// an async `main`, such as a server or a test process. A program that does run it serves the main queue too.
  ///
  /// OpenCombineFoundation declares the same conformance and adds to the run loop itself, so its actions would never
  /// run. This module therefore replaces it, and a program must not link both.
  extension RunLoop: @retroactive Scheduler {
    /// A time of a run loop, which is a date.
    public struct SchedulerTimeType: Strideable, Codable, Hashable {
      /// The date of this time.
      public var date: Date

      /// Creates the time of a date.
      public init(_ date: Date) { self.date = date }

      /// Returns the interval until another time.
      public func distance(to other: SchedulerTimeType) -> Stride {
        Stride(other.date.timeIntervalSince(date))
      }

      /// Returns the time after an interval.
      public func advanced(by interval: Stride) -> SchedulerTimeType {
        SchedulerTimeType(date + interval.timeInterval)
      }
    }

    /// Options for what a run loop schedules. There are none.
    public struct SchedulerOptions {}

    /// The current time.
    public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

    /// The least tolerance of a scheduled action.
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    /// Runs an action in one of the next turns of the run loop.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
      guard !isServedByMainQueue else { return DispatchQueue.main.schedule(action) }
      let action = HandedOver(action)
      perform { action.call() }
    }

    /// Runs an action at a time, in the default mode of the run loop.
    public func schedule(
      after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
      _ action: @escaping () -> Void
    ) {
      guard !isServedByMainQueue else {
        return DispatchQueue.main.schedule(after: date.onQueue, tolerance: tolerance.onQueue, action)
      }
      addTimer(at: date.date, every: nil, tolerance: tolerance.timeInterval, in: .default, action)
    }

    /// Runs an action at a time and then after each interval, in the default mode of the run loop, until it is
    /// canceled.
    public func schedule(
      after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
      options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
      `repeat`(action, at: date, every: interval, tolerance: tolerance, in: .default)
    }
  }

  extension RunLoop {
    private var isServedByMainQueue: Bool { self === RunLoop.main }

    /// Runs an action at a time and then after each interval, until it is canceled.
    ///
    /// - Parameter mode: The mode of the run loop. The main queue, which serves the main run loop, has none.
    func `repeat`(
      _ action: @escaping () -> Void, at date: SchedulerTimeType, every interval: SchedulerTimeType.Stride,
      tolerance: SchedulerTimeType.Stride, in mode: Mode
    ) -> any Cancellable {
      guard !isServedByMainQueue else {
        return DispatchQueue.main.schedule(
          after: date.onQueue, interval: interval.onQueue, tolerance: tolerance.onQueue, action)
      }
      let timer = addTimer(
        at: date.date, every: interval.timeInterval, tolerance: tolerance.timeInterval, in: mode, action)
      return AnyCancellable { timer.invalidate() }
    }

    @discardableResult
    private func addTimer(
      at date: Date, every interval: TimeInterval?, tolerance: TimeInterval, in mode: Mode,
      _ action: @escaping () -> Void
    ) -> Timer {
      let action = HandedOver(action)
      let timer = Timer(fire: date, interval: interval ?? 0, repeats: interval != nil) { _ in action.call() }
      timer.tolerance = tolerance
      add(timer, forMode: mode)
      return timer
    }
  }

  extension RunLoop.SchedulerTimeType {
    /// The time when the main queue runs an action that is scheduled for this date.
    var onQueue: DispatchQueue.SchedulerTimeType {
      DispatchQueue.SchedulerTimeType(.now() + max(0, date.timeIntervalSinceNow))
    }
  }

  extension RunLoop.SchedulerTimeType.Stride {
    var onQueue: DispatchQueue.SchedulerTimeType.Stride { .seconds(timeInterval) }
  }
#endif
