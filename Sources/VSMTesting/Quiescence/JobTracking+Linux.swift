#if os(Linux)
  import Dispatch
  import Foundation

  /// Follows the jobs of the Swift runtime to the tests that have caused them.
  ///
  /// The runtime enqueues every job that leaves its actor through one of two places that a process can replace: a hook
  /// for the shared pool of threads, in which default actors run too, and the executor of the main actor. Both are replaced
  /// once, when the first test asks for its lineage, by functions that count the job and run it on the queues of Dispatch
  /// that the runtime uses as well. The hooks are exported symbols without a public declaration. A runtime that lacks
  /// them, or in which they are taken, is left alone; so it is when `VSM_JOB_TRACKING` is `0`.
  ///
  /// Not seen are blocks that code puts on a queue or a thread itself, jobs of executors that packages bring along, and
  /// jobs that wait inside an actor which another test keeps busy.
  enum JobTracking {
    static let isAvailable = RuntimeHooks.install()

    /// The lineage of the task that runs, made if it has none; `nil` where jobs cannot be followed.
    static func currentLineage() -> JobLineage? {
      guard isAvailable else { return nil }
      let task = RuntimeHooks.currentTaskID
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
      return JobFrame.with(lineage, work).0
    }

    static func forget(_ lineage: JobLineage) {
      owners.forget(lineage)
    }

    fileprivate static let owners = TaskOwners()

    /// Counts a job, and runs it on the queue.
    fileprivate static func enqueue(_ job: UnownedJob, on queue: DispatchQueue, as executor: UnownedSerialExecutor) {
      let task = RuntimeHooks.taskID(of: job)
      let frame = JobFrame.current
      let owner = owners.lineage(of: task)
      let lineage =
        owner ?? (frame == nil ? owners.lineage(of: RuntimeHooks.currentTaskID) : frame?.pointee.lineage)
      if owner == nil, let lineage { owners.set(lineage, of: task) }
      lineage?.jobWasEnqueued()
      queue.async {
        // What counts at the end is the lineage that the job has then: it may have got its first one.
        JobFrame.with(lineage) { RuntimeHooks.run(job, executor) }.lineage?.jobDidRun()
      }
    }
  }

  /// The lineage of the job that a thread runs.
  private struct JobFrame {
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

    /// Runs `work` in a frame of this lineage; returns its result, and the lineage that the frame has at the end.
    static func with<Result>(_ lineage: JobLineage?, _ work: () -> Result) -> (Result, lineage: JobLineage?) {
      let outer = pthread_getspecific(key)
      var frame = JobFrame(lineage: lineage)
      let result = withUnsafeMutablePointer(to: &frame) { pointer in
        pthread_setspecific(key, pointer)
        defer { pthread_setspecific(key, outer) }
        return work()
      }
      return (result, frame.lineage)
    }
  }

  /// The lineages of tasks, by the numbers that the runtime gives them.
  ///
  /// `@unchecked Sendable`: `lock` guards everything that varies, and no code of others runs under it.
  private final class TaskOwners: @unchecked Sendable {
    private struct Weak {
      weak var lineage: JobLineage?
    }

    private let lock = NSLock()
    private var lineages: [UInt64: Weak] = [:]
    private var tasks: [ObjectIdentifier: [UInt64]] = [:]

    /// - Parameter task: 0 stands for no task.
    func lineage(of task: UInt64) -> JobLineage? {
      task == 0 ? nil : lock.withLock { lineages[task]?.lineage }
    }

    func set(_ lineage: JobLineage, of task: UInt64) {
      if task == 0 { return }
      lock.withLock {
        lineages[task] = Weak(lineage: lineage)
        tasks[ObjectIdentifier(lineage), default: []].append(task)
      }
    }

    /// Forgets the tasks of a lineage that is about to be released.
    func forget(_ lineage: JobLineage) {
      lock.withLock {
        for task in tasks.removeValue(forKey: ObjectIdentifier(lineage)) ?? []
        where lineages[task]?.lineage == nil {
          lineages[task] = nil
        }
      }
    }
  }

  /// Runs the jobs of the main actor on the main queue, as the runtime does, and counts them.
  private final class CountingMainExecutor: SerialExecutor {
    static let shared = CountingMainExecutor()
    static let reference = shared.asUnownedSerialExecutor()

    private static let mark: DispatchSpecificKey<Bool> = {
      let mark = DispatchSpecificKey<Bool>()
      DispatchQueue.main.setSpecific(key: mark, value: true)
      return mark
    }()

    func enqueue(_ job: consuming ExecutorJob) {
      JobTracking.enqueue(UnownedJob(job), on: .main, as: Self.reference)
    }

    func asUnownedSerialExecutor() -> UnownedSerialExecutor { UnownedSerialExecutor(ordinary: self) }

    func isIsolatingCurrentContext() -> Bool? { DispatchQueue.getSpecific(key: Self.mark) == true }

    func checkIsolated() {
      dispatchPrecondition(condition: .onQueue(.main))
    }
  }

  /// The functions and hooks of the Swift runtime that are needed here.
  private enum RuntimeHooks {
    typealias EnqueueGlobal = @convention(thin) (UnownedJob) -> Void
    typealias EnqueueGlobalHook = @convention(thin) (UnownedJob, EnqueueGlobal) -> Void
    typealias GetMainExecutor = @convention(thin) () -> UnownedSerialExecutor
    typealias GetMainExecutorHook = @convention(thin) (GetMainExecutor) -> UnownedSerialExecutor
    typealias IsMainExecutor = @convention(thin) (UnownedSerialExecutor) -> Bool
    typealias IsMainExecutorHook = @convention(thin) (UnownedSerialExecutor, IsMainExecutor) -> Bool
    typealias GetCurrentTask = @convention(thin) () -> UnownedJob?

    /// Puts the hooks in place.
    ///
    /// - Returns: Whether jobs are followed from here on.
    static func install() -> Bool {
      guard ProcessInfo.processInfo.environment["VSM_JOB_TRACKING"] != "0", getCurrentTask != nil,
        let enqueueGlobal = hook("swift_task_enqueueGlobal_hook", EnqueueGlobalHook.self),
        let getMainExecutor = hook("swift_task_getMainExecutor_hook", GetMainExecutorHook.self),
        let isMainExecutor = hook("swift_task_isMainExecutor_hook", IsMainExecutorHook.self),
        enqueueGlobal.pointee == nil, getMainExecutor.pointee == nil, isMainExecutor.pointee == nil
      else { return false }
      isMainExecutor.pointee = { executor, original in
        RuntimeHooks.isCounting(executor) || original(executor)
      }
      getMainExecutor.pointee = { _ in CountingMainExecutor.reference }
      enqueueGlobal.pointee = { job, _ in JobTracking.enqueue(job, on: .global(), as: RuntimeHooks.generic) }
      return true
    }

    /// The number of the task that the current thread runs, or 0.
    static var currentTaskID: UInt64 {
      guard let getCurrentTask else { return 0 }
      guard let task = unsafeBitCast(getCurrentTask, to: GetCurrentTask.self)() else { return 0 }
      return taskID(of: task)
    }

    /// The number of the job's task; 0 for the job of an actor, which stands for no single task.
    static func taskID(of job: UnownedJob) -> UInt64 { getJobTaskID(job) }

    static func run(_ job: UnownedJob, _ executor: UnownedSerialExecutor) { runJob(job, executor) }

    /// What the runtime calls the executor of everything that is isolated to no actor.
    private static let generic = unsafeBitCast((UInt(0), UInt(0)), to: UnownedSerialExecutor.self)

    /// The address of the runtime's function that returns the current task.
    private static let getCurrentTask = symbol("swift_task_getCurrent").map { UInt(bitPattern: $0) }

    private static func symbol(_ name: String) -> UnsafeMutableRawPointer? {
      dlsym(dlopen(nil, RTLD_LAZY), name)
    }

    private static func hook<Hook>(_ name: String, _ type: Hook.Type) -> UnsafeMutablePointer<Hook?>? {
      symbol(name)?.assumingMemoryBound(to: Hook?.self)
    }

    static func isCounting(_ executor: UnownedSerialExecutor) -> Bool {
      identity(of: executor) == identity(of: CountingMainExecutor.reference)
    }

    private static func identity(of executor: UnownedSerialExecutor) -> UInt {
      unsafeBitCast(executor, to: (UInt, UInt).self).0
    }
  }

  @_silgen_name("swift_task_getJobTaskId")
  private func getJobTaskID(_ job: UnownedJob) -> UInt64

  @_silgen_name("swift_job_run")
  private func runJob(_ job: UnownedJob, _ executor: UnownedSerialExecutor)
#endif
