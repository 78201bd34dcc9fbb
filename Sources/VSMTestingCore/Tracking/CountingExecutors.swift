#if os(Linux) && compiler(>=6.3) && compiler(<6.4)
  @_spi(ExperimentalCustomExecutors) @_spi(ExperimentalScheduling) import _Concurrency
  import Dispatch

  /// The executors that ``JobTracking`` installs.
  enum CountingExecutors: ExecutorFactory {
    static var mainExecutor: any MainExecutor { CountingMainExecutor.shared }
    static var defaultExecutor: any TaskExecutor { CountingDefaultExecutor.shared }
  }

  /// Counts the jobs of the main actor and runs them on the main queue, as the platform's executor does.
  private final class CountingMainExecutor: MainExecutor {
    static let shared = CountingMainExecutor()

    private static let mark: DispatchSpecificKey<Bool> = {
      let mark = DispatchSpecificKey<Bool>()
      DispatchQueue.main.setSpecific(key: mark, value: true)
      return mark
    }()

    func enqueue(_ job: consuming ExecutorJob) {
      JobTracking.enqueue(UnownedJob(job), on: .main, as: asUnownedSerialExecutor())
    }

    func isIsolatingCurrentContext() -> Bool? { DispatchQueue.getSpecific(key: Self.mark) == true }
    func checkIsolated() { dispatchPrecondition(condition: .onQueue(.main)) }
    func run() throws { try PlatformExecutorFactory.mainExecutor.run() }
    func stop() { PlatformExecutorFactory.mainExecutor.stop() }
  }

  /// Counts jobs and runs them on the global queue for their priority, as the platform's executor does.
  private final class CountingDefaultExecutor: SchedulingExecutor, TaskExecutor {
    static let shared = CountingDefaultExecutor()

    /// The runtime's reference to the executor of nonisolated code.
    private static let generic = unsafeBitCast((UInt(0), UInt(0)), to: UnownedSerialExecutor.self)

    private let timers = PlatformExecutorFactory.defaultExecutor as? any SchedulingExecutor

    func enqueue(_ job: consuming ExecutorJob) {
      let queue = DispatchQueue.global(qos: Self.quality(for: job.priority))
      JobTracking.enqueue(UnownedJob(job), on: queue, as: Self.generic)
    }

    private static func quality(for priority: JobPriority) -> DispatchQoS.QoSClass {
      switch TaskPriority(priority) ?? .medium {
      case ...TaskPriority.background: .background
      case ...TaskPriority.utility: .utility
      case ...TaskPriority.medium: .default
      case ...TaskPriority.high: .userInitiated
      default: .userInteractive
      }
    }

    // A sleep is not a job of the test. The job that it resumes is counted.

    func enqueue<C: Clock>(_ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C) {
      guard let timers else { preconditionFailure("The platform's executor has no timers, so no task can sleep.") }
      JobTracking.willSleep()
      timers.enqueue(job, after: delay, tolerance: tolerance, clock: clock)
    }

    func enqueue<C: Clock>(_ job: consuming ExecutorJob, at instant: C.Instant, tolerance: C.Duration?, clock: C) {
      guard let timers else { preconditionFailure("The platform's executor has no timers, so no task can sleep.") }
      JobTracking.willSleep()
      timers.enqueue(job, at: instant, tolerance: tolerance, clock: clock)
    }
  }
#endif
