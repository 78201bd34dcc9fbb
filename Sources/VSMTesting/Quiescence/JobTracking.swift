#if os(Linux) && compiler(>=6.3) && compiler(<6.4)
  @_spi(ExperimentalCustomExecutors) @_spi(ExperimentalScheduling) import _Concurrency
  import Dispatch
  import Foundation

  /// Follows the jobs of the Swift runtime to the tests that have caused them.
  ///
  /// The runtime lets a process choose the executor of the main actor and that of everything else. When the first test
  /// asks for its lineage, both are replaced by executors that count each job and run it on the queues of Dispatch that the
  /// runtime uses as well. The interface is not public yet, so it is used with the compiler that it was tried with, and not
  /// when `VSM_JOB_TRACKING` is `0`.
  ///
  /// Not seen are blocks that code puts on a queue or a thread itself, jobs of executors that packages bring along, and
  /// jobs that wait inside an actor which another test keeps busy.
  enum JobTracking {
    static let isAvailable = install()

    private static func install() -> Bool {
      guard ProcessInfo.processInfo.environment["VSM_JOB_TRACKING"] != "0", CurrentTask.isKnown else { return false }
      _createExecutors(factory: CountingExecutors.self)
      Task.immediate { owners.ignoreTasks(through: CurrentTask.id) }
      return true
    }

    /// The lineage of the task that runs, made if it has none; `nil` where jobs cannot be followed.
    static func currentLineage() -> JobLineage? {
      guard isAvailable else { return nil }
      let task = CurrentTask.id
      let frame = JobFrame.current
      if let lineage = frame?.pointee.lineage ?? owners.lineage(of: task) { return lineage }
      let lineage = JobLineage()
      owners.set(lineage, of: task)
      if let frame {
        // The job that runs now was not counted so far.
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

    /// Counts a job, and runs it on the queue.
    fileprivate static func enqueue(_ job: UnownedJob, on queue: DispatchQueue, as executor: UnownedSerialExecutor) {
      let cause = JobFrame.current?.pointee ?? JobFrame(task: CurrentTask.id, lineage: nil)
      let task = taskID(of: job)
      let lineage = owners.lineage(ofEnqueued: task, causedBy: cause)
      lineage?.jobWasEnqueued()
      let frame = JobFrame(task: task == 0 ? cause.task : task, lineage: lineage)
      queue.async {
        // What counts at the end is the lineage that the job has then: it may have got its first one.
        frame.run { run(job, executor) }.lineage?.jobDidRun()
      }
    }
  }

  /// The job that a thread runs.
  private struct JobFrame: Sendable {
    /// The number of its task, or of the task that caused it; 0 for none.
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

    /// Runs `work` in this frame; returns its result, and the lineage that the frame has at the end.
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

  /// The lineages of tasks, by the numbers that the runtime gives them. 0 stands for no task.
  ///
  /// `@unchecked Sendable`: `lock` guards everything that varies, and no code of others runs under it.
  private final class TaskOwners: @unchecked Sendable {
    private struct Weak {
      weak var lineage: JobLineage?
    }

    private let lock = NSLock()
    private var lineages: [UInt64: Weak] = [:]
    private var tasks: [ObjectIdentifier: [UInt64]] = [:]
    /// The task that started a task, for those that had no lineage then.
    private var causes: [UInt64: UInt64] = [:]
    private var lastStranger: UInt64 = 0

    func lineage(of task: UInt64) -> JobLineage? {
      lock.withLock { resolve(task) }
    }

    /// The lineage of a task that is enqueued.
    ///
    /// A task that is enqueued for the first time takes the lineage of its cause, also where that gets one only later. One
    /// that is resumed keeps what it has, so that the tasks of a test runner do not join the test that resumes them.
    func lineage(ofEnqueued task: UInt64, causedBy cause: JobFrame) -> JobLineage? {
      if task == 0 { return cause.lineage }
      return lock.withLock {
        if let lineage = resolve(task) { return lineage }
        if task <= lastStranger || causes[task] != nil { return nil }
        if let lineage = cause.lineage ?? resolve(cause.task) {
          insert(task, lineage)
          return lineage
        }
        // What started a task is older than it; a younger one resumes a task that began without being enqueued.
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
      lock.withLock { lastStranger = task }
    }

    /// Forgets the tasks of a lineage that is about to be released.
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

  /// Runs the jobs of the main actor on the main queue, as the platform's executor does, and counts them.
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

  /// Runs jobs on a global queue, as the platform's executor does, and counts them.
  private final class CountingDefaultExecutor: SchedulingExecutor, TaskExecutor {
    static let shared = CountingDefaultExecutor()

    /// What the runtime calls the executor of everything that is isolated to no actor.
    private static let generic = unsafeBitCast((UInt(0), UInt(0)), to: UnownedSerialExecutor.self)

    private let timers = PlatformExecutorFactory.defaultExecutor as? any SchedulingExecutor

    func enqueue(_ job: consuming ExecutorJob) {
      JobTracking.enqueue(UnownedJob(job), on: .global(), as: Self.generic)
    }

    // A sleep is no job of the test: what it resumes is one, and is counted then.

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

    /// The address of the runtime's function for it, which has no declaration in Swift.
    private static let address = dlsym(dlopen(nil, RTLD_LAZY), "swift_task_getCurrent").map { UInt(bitPattern: $0) }

    static var isKnown: Bool { address != nil }

    /// The number of the task, or 0.
    static var id: UInt64 {
      guard let address, let task = unsafeBitCast(address, to: Function.self)() else { return 0 }
      return taskID(of: task)
    }
  }

  /// The number of the job's task; 0 for the job of an actor or a continuation, which stands for no single task.
  @_silgen_name("swift_task_getJobTaskId")
  private func taskID(of job: UnownedJob) -> UInt64

  @_silgen_name("swift_job_run")
  private func run(_ job: UnownedJob, _ executor: UnownedSerialExecutor)
#else
  /// Follows the jobs of the Swift runtime to the tests that have caused them.
  ///
  /// It replaces executors of the runtime through an interface that is not public yet, which has been tried on Linux with one
  /// compiler. Elsewhere waiting rests on the accounts of ``Quiescence``, and on a margin of turns for everything else; see
  /// ``passTurns()``.
  enum JobTracking {
    static let isAvailable = false
    static func currentLineage() -> JobLineage? { nil }
    static func attributing<Result>(to lineage: JobLineage?, _ work: () -> Result) -> Result { work() }
    static func forget(_ lineage: JobLineage) {}
  }
#endif
