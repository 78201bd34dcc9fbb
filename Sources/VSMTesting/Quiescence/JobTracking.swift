#if os(Linux) && compiler(>=6.3) && compiler(<6.4)
  @_spi(ExperimentalCustomExecutors) @_spi(ExperimentalScheduling) import _Concurrency
  import Dispatch
  import Foundation

  /// Attributes the jobs of the Swift runtime to the tests that have caused them.
  ///
  /// A process can replace the executors of the runtime: that of the main actor and the default one. When the first
  /// test requests its lineage, both are replaced by executors that count each job and run it on the Dispatch queue
  /// that the runtime would use. This interface is not public yet. It is therefore used only with the compiler versions
  /// that it was tested with, and not when `VSM_JOB_TRACKING` is `0`.
  ///
  /// Not tracked are blocks on queues and threads, jobs of custom executors, and jobs that wait for an actor which
  /// another test keeps busy.
  enum JobTracking {
    static let isAvailable = install()

    private static func install() -> Bool {
      guard ProcessInfo.processInfo.environment["VSM_JOB_TRACKING"] != "0", CurrentTask.isKnown else { return false }
      _createExecutors(factory: CountingExecutors.self)
      Task.immediate { owners.ignoreTasks(through: CurrentTask.id) }
      return true
    }

    /// Returns the lineage of the current task and creates it if necessary, or `nil` if jobs cannot be tracked.
    static func currentLineage() -> JobLineage? {
      guard isAvailable else { return nil }
      let task = CurrentTask.id
      let frame = JobFrame.current
      if let lineage = frame?.pointee.lineage ?? owners.lineage(of: task) { return lineage }
      let lineage = JobLineage()
      owners.set(lineage, of: task)
      if let frame {
        // The current job has not been counted yet.
        lineage.jobWasEnqueued()
        frame.pointee.lineage = lineage
      }
      return lineage
    }

    /// Runs `work` so that the tasks it starts belong to the lineage.
    static func attributing<Result>(to lineage: JobLineage?, _ work: () -> Result) -> Result {
      guard let lineage, JobFrame.current?.pointee.lineage !== lineage else { return work() }
      return JobFrame(task: CurrentTask.id, lineage: lineage).run(work).result
    }

    static func forget(_ lineage: JobLineage) {
      owners.forget(lineage)
    }

    private static let owners = TaskOwners()

    /// Counts a job and runs it on the queue.
    fileprivate static func enqueue(_ job: UnownedJob, on queue: DispatchQueue, as executor: UnownedSerialExecutor) {
      let cause = JobFrame.current?.pointee ?? JobFrame(task: CurrentTask.id, lineage: nil)
      let task = taskID(of: job)
      let lineage = owners.lineage(ofEnqueued: task, causedBy: cause)
      lineage?.jobWasEnqueued()
      let frame = JobFrame(task: task == 0 ? cause.task : task, lineage: lineage)
      queue.async {
        // The lineage is read at the end, because the job may have created its first one.
        frame.run { run(job, executor) }.lineage?.jobDidRun()
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

    /// Runs `work` in this frame, and returns its result with the lineage of the frame at the end.
    func run<Result>(_ work: () -> Result) -> (result: Result, lineage: JobLineage?) {
      let outer = pthread_getspecific(Self.key)
      var frame = self
      let result = withUnsafeMutablePointer(to: &frame) { pointer in
        pthread_setspecific(Self.key, pointer)
        defer { pthread_setspecific(Self.key, outer) }
        return work()
      }
      return (result, frame.lineage)
    }
  }

  /// The lineages of tasks, by task ID. The ID 0 means no task.
  ///
  /// `@unchecked Sendable`: `lock` guards all mutable state. No foreign code runs under the lock.
  private final class TaskOwners: @unchecked Sendable {
    private struct Weak {
      weak var lineage: JobLineage?
    }

    private let lock = NSLock()
    private var lineages: [UInt64: Weak] = [:]
    private var tasks: [ObjectIdentifier: [UInt64]] = [:]
    /// The tasks that started other tasks, for those that had no lineage at the time.
    private var causes: [UInt64: UInt64] = [:]
    private var lastIgnored: UInt64 = 0

    func lineage(of task: UInt64) -> JobLineage? {
      lock.withLock { resolve(task) }
    }

    /// Returns the lineage of a task that is enqueued.
    ///
    /// A task that is enqueued for the first time inherits the lineage of its cause, even if the cause is given one
    /// later. A resumed task keeps its lineage, so that the tasks of a test runner do not join the test that resumes
    /// them.
    func lineage(ofEnqueued task: UInt64, causedBy cause: JobFrame) -> JobLineage? {
      if task == 0 { return cause.lineage }
      return lock.withLock {
        if let lineage = resolve(task) { return lineage }
        if task <= lastIgnored || causes[task] != nil { return nil }
        if let lineage = cause.lineage ?? resolve(cause.task) {
          insert(task, lineage)
          return lineage
        }
        // A task is younger than its cause. A younger cause resumes a task that started without being enqueued.
        if cause.task != 0, cause.task < task { causes[task] = cause.task }
        return nil
      }
    }

    func set(_ lineage: JobLineage, of task: UInt64) {
      if task != 0 { lock.withLock { insert(task, lineage) } }
    }

    private func resolve(_ task: UInt64) -> JobLineage? {
      var ancestor: UInt64? = task
      while let current = ancestor, current != 0 {
        if let lineage = lineages[current]?.lineage {
          if current != task { insert(task, lineage) }
          return lineage
        }
        ancestor = causes[current]
      }
      return nil
    }

    private func insert(_ task: UInt64, _ lineage: JobLineage) {
      lineages[task] = Weak(lineage: lineage)
      tasks[ObjectIdentifier(lineage), default: []].append(task)
    }

    /// Leaves every task up to this one, the newest, without a lineage.
    func ignoreTasks(through task: UInt64) {
      lock.withLock { lastIgnored = task }
    }

    /// Removes the tasks of a lineage that is about to be released.
    func forget(_ lineage: JobLineage) {
      lock.withLock {
        for task in tasks.removeValue(forKey: ObjectIdentifier(lineage)) ?? [] where lineages[task]?.lineage == nil {
          lineages[task] = nil
        }
      }
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
      timers.enqueue(job, after: delay, tolerance: tolerance, clock: clock)
    }

    func enqueue<C: Clock>(_ job: consuming ExecutorJob, at instant: C.Instant, tolerance: C.Duration?, clock: C) {
      guard let timers else { preconditionFailure("The platform's executor has no timers, so no task can sleep.") }
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
    static func currentLineage() -> JobLineage? { nil }
    static func attributing<Result>(to lineage: JobLineage?, _ work: () -> Result) -> Result { work() }
    static func forget(_ lineage: JobLineage) {}
  }
#endif
