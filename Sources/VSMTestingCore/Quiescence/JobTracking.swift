#if os(Linux) && compiler(>=6.3) && compiler(<6.4)
  @_spi(ExperimentalCustomExecutors) @_spi(ExperimentalScheduling) import _Concurrency
  import Dispatch
  import Foundation
  import Glibc

  /// Attributes the jobs of the Swift runtime to the tests that have caused them.
  ///
  /// A process can replace the executors of the runtime: that of the main actor and the default one. Both are replaced
  /// by executors that count each job and run it on the Dispatch queue that the runtime would use. A test runner
  /// replaces them when it is loaded, so that no job precedes them; another program when it first requests a lineage.
  /// This interface is not public yet. It is therefore used only with the compiler versions that it was tested with,
  /// and not when `VSM_JOB_TRACKING` is `0`.
  ///
  /// Not tracked are blocks on queues and threads, jobs of custom executors, and jobs that wait for an actor which
  /// another test keeps busy.
  enum JobTracking {
    static let isAvailable = install()

    private static func install() -> Bool {
      if let setting = getenv("VSM_JOB_TRACKING"), String(cString: setting) == "0" { return false }
      guard CurrentTask.isKnown else { return false }
      _createExecutors(factory: CountingExecutors.self)
      return true
    }

    /// The function that the loader calls before the program's first task.
    @used @section(".init_array") private static let loaded: @convention(c) () -> Void = {
      if CommandLine.arguments.first?.hasSuffix(".xctest") == true { _ = JobTracking.isAvailable }
    }

    /// Returns the lineage of the current task and creates it if necessary, or `nil` if jobs cannot be tracked.
    static func currentLineage() -> JobLineage? {
      guard isAvailable else { return nil }
      let task = CurrentTask.id
      let frame = JobFrame.current
      if let lineage = frame?.pointee.lineage ?? owners.lineage(of: task) { return lineage }
      let lineage = JobLineage()
      owners.set(lineage, of: task)
      frame?.pointee.lineage = lineage
      return lineage
    }

    /// Runs `work` so that the tasks it starts belong to the lineage.
    static func attributing<Result>(to lineage: JobLineage?, _ work: () -> Result) -> Result {
      guard let lineage, JobFrame.current?.pointee.lineage !== lineage else { return work() }
      return JobFrame(task: CurrentTask.id, lineage: lineage).run(work)
    }

    /// The sleeping tasks of tests, or `nil` if jobs cannot be tracked.
    static var sleeps: SleepingTasks? { isAvailable ? sleepingTasks : nil }

    private static let owners = TaskOwners()
    private static let sleepingTasks = SleepingTasks()

    /// Records that the current task sleeps, if a test has started it. A sleep of unknown duration counts as a long one.
    fileprivate static func willSleep(for duration: Duration?) {
      let frame = JobFrame.current?.pointee ?? JobFrame(task: CurrentTask.id, lineage: nil)
      guard frame.lineage != nil || owners.lineage(of: frame.task) != nil else { return }
      sleepingTasks.add(until: .now + (duration ?? .seconds(86_400)))
    }

    /// Counts a job and runs it on the queue.
    fileprivate static func enqueue(_ job: UnownedJob, on queue: DispatchQueue, as executor: UnownedSerialExecutor) {
      let cause = JobFrame.current?.pointee ?? JobFrame(task: CurrentTask.id, lineage: nil)
      let task = taskID(of: job)
      let frame = owners.jobWasEnqueued(of: task, causedBy: cause)
      queue.async {
        frame.run { run(job, executor) }
        owners.jobDidRun(in: frame)
      }
    }
  }

  /// The job that a thread runs.
  private struct JobFrame: Sendable {
    /// The ID of its task, or of the task that caused it, or 0 for none.
    let task: UInt64
    var lineage: JobLineage?

    private static let key: pthread_key_t = {
      var key = pthread_key_t()
      let status = pthread_key_create(&key, nil)
      precondition(status == 0, "The process has no thread-specific key left.")
      return key
    }()

    static var current: UnsafeMutablePointer<JobFrame>? {
      pthread_getspecific(key)?.assumingMemoryBound(to: JobFrame.self)
    }

    func run<Result>(_ work: () -> Result) -> Result {
      let outer = pthread_getspecific(Self.key)
      var frame = self
      return withUnsafeMutablePointer(to: &frame) { pointer in
        pthread_setspecific(Self.key, pointer)
        defer { pthread_setspecific(Self.key, outer) }
        return work()
      }
    }
  }

  /// The lineages of tasks, by task ID. The ID 0 means no task.
  ///
  /// The end of a task cannot be observed, so the entries are kept as long as the process runs.
  ///
  /// `@unchecked Sendable`: `lock` guards all mutable state. No foreign code runs under the lock.
  private final class TaskOwners: @unchecked Sendable {
    private struct Jobs {
      var count = 0
      /// The lineage that counts them, if it was created after they were enqueued.
      var lineage: JobLineage?
    }

    private let lock = NSLock()
    private var lineages: [UInt64: JobLineage] = [:]
    /// The tasks that started other tasks, for those that had no lineage at the time.
    private var causes: [UInt64: UInt64] = [:]
    /// The jobs that are enqueued or running and had no lineage when they were enqueued.
    private var unattributed: [UInt64: Jobs] = [:]

    func lineage(of task: UInt64) -> JobLineage? {
      lock.withLock { resolve(task) }
    }

    /// Counts a job and returns the frame that it runs in.
    ///
    /// A task that is enqueued for the first time inherits the lineage of its cause, even if the cause is given one
    /// later. A resumed task keeps its lineage, so that the tasks of a test runner do not join the test that resumes
    /// them.
    func jobWasEnqueued(of task: UInt64, causedBy cause: JobFrame) -> JobFrame {
      lock.withLock {
        let accountable = task == 0 ? cause.task : task
        let lineage = task == 0 ? cause.lineage ?? resolve(cause.task) : lineage(ofEnqueued: task, causedBy: cause)
        if let lineage {
          lineage.jobWasEnqueued()
        } else if accountable != 0 {
          unattributed[accountable, default: Jobs()].count += 1
        }
        return JobFrame(task: accountable, lineage: lineage)
      }
    }

    private func lineage(ofEnqueued task: UInt64, causedBy cause: JobFrame) -> JobLineage? {
      if let lineage = resolve(task) { return lineage }
      if causes[task] != nil { return nil }
      if let lineage = cause.lineage ?? resolve(cause.task) {
        lineages[task] = lineage
        return lineage
      }
      // A task is younger than its cause. A younger cause resumes a task that started without being enqueued.
      if cause.task != 0, cause.task < task { causes[task] = cause.task }
      return nil
    }

    /// Stops counting a job that has run to its suspension or end.
    ///
    /// - Parameter frame: The frame that was returned when the job was enqueued.
    func jobDidRun(in frame: JobFrame) {
      let lineage =
        frame.lineage
        ?? lock.withLock {
          guard var jobs = unattributed.removeValue(forKey: frame.task) else { return nil }
          jobs.count -= 1
          if jobs.count > 0 { unattributed[frame.task] = jobs }
          return jobs.lineage
        }
      lineage?.jobDidRun()
    }

    /// Gives a task its first lineage, which also counts the jobs that the task and its descendants have enqueued.
    func set(_ lineage: JobLineage, of task: UInt64) {
      guard task != 0 else { return }
      lock.withLock {
        lineages[task] = lineage
        for (task, jobs) in unattributed where jobs.lineage == nil && resolve(task) === lineage {
          unattributed[task]?.lineage = lineage
          for _ in 0..<jobs.count { lineage.jobWasEnqueued() }
        }
      }
    }

    private func resolve(_ task: UInt64) -> JobLineage? {
      if let lineage = lineages[task] { return lineage }
      var ancestor = causes[task]
      while let current = ancestor {
        if let lineage = lineages[current] {
          lineages[task] = lineage
          return lineage
        }
        ancestor = causes[current]
      }
      return nil
    }
  }

  private enum CountingExecutors: ExecutorFactory {
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

  /// Counts jobs and runs them on a global queue, as the platform's executor does.
  private final class CountingDefaultExecutor: SchedulingExecutor, TaskExecutor {
    static let shared = CountingDefaultExecutor()

    /// The runtime's reference to the executor of nonisolated code.
    private static let generic = unsafeBitCast((UInt(0), UInt(0)), to: UnownedSerialExecutor.self)

    private let timers = PlatformExecutorFactory.defaultExecutor as? any SchedulingExecutor

    func enqueue(_ job: consuming ExecutorJob) {
      JobTracking.enqueue(UnownedJob(job), on: .global(), as: Self.generic)
    }

    // A sleep is not a job of the test. The job that it resumes is counted.

    func enqueue<C: Clock>(_ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C) {
      guard let timers else { preconditionFailure("The platform's executor has no timers, so no task can sleep.") }
      JobTracking.willSleep(for: delay as? Duration)
      timers.enqueue(job, after: delay, tolerance: tolerance, clock: clock)
    }

    func enqueue<C: Clock>(_ job: consuming ExecutorJob, at instant: C.Instant, tolerance: C.Duration?, clock: C) {
      guard let timers else { preconditionFailure("The platform's executor has no timers, so no task can sleep.") }
      JobTracking.willSleep(for: clock.now.duration(to: instant) as? Duration)
      timers.enqueue(job, at: instant, tolerance: tolerance, clock: clock)
    }
  }

  /// The task that the current thread runs.
  private enum CurrentTask {
    private typealias Function = @convention(thin) () -> UnownedJob?

    /// The address of the runtime function for the current task, which has no declaration in Swift.
    private static let address = dlsym(dlopen(nil, RTLD_LAZY), "swift_task_getCurrent").map { UInt(bitPattern: $0) }

    static var isKnown: Bool { address != nil }

    /// The ID of the task, or 0.
    static var id: UInt64 {
      guard let address, let task = unsafeBitCast(address, to: Function.self)() else { return 0 }
      return taskID(of: task)
    }
  }

  /// Returns the ID of the job's task, or 0 for a job of an actor or a continuation.
  @_silgen_name("swift_task_getJobTaskId")
  private func taskID(of job: UnownedJob) -> UInt64

  @_silgen_name("swift_job_run")
  private func run(_ job: UnownedJob, _ executor: UnownedSerialExecutor)
#else
  /// Attributes the jobs of the Swift runtime to the tests that have caused them.
  ///
  /// It requires an interface of the runtime that is not public yet, and has been tested on Linux with one compiler
  /// version. Elsewhere, waits rely on the accounts of ``Quiescence`` and otherwise on a number of executor turns; see
  /// ``passTurns()``.
  enum JobTracking {
    static let isAvailable = false
    static var sleeps: SleepingTasks? { nil }
    static func currentLineage() -> JobLineage? { nil }
    static func attributing<Result>(to lineage: JobLineage?, _ work: () -> Result) -> Result { work() }
  }
#endif
