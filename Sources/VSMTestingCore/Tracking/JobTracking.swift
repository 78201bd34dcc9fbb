#if os(Linux) && compiler(>=6.3) && compiler(<6.4)
  @_spi(ExperimentalCustomExecutors) import _Concurrency
  import Dispatch
  import Glibc

  // Why: Documentation/Decisions/0027-jobs-are-attributed-to-tests.md
  /// Attributes the jobs of the Swift runtime to the tests that have caused them.
  ///
  /// A process can replace the executors of the runtime: the executor of the main actor and the default one. Both are
  /// replaced by executors that count each job and run it on the Dispatch queue that the runtime would use. A test
  /// runner replaces them when it is loaded, so that no job precedes them; another program when it first requests a
  /// lineage. This interface is not public yet. It is therefore used only with the compiler versions that it was tested
  /// with, and not when `VSM_JOB_TRACKING` is `0`.
  ///
  /// Not tracked are blocks on queues and threads, jobs of custom executors, and jobs that wait for an actor which
  /// another test keeps busy. A wait for an action or a task of a page nevertheless includes such work of its own
  /// tasks, because the wait also examines the runtime's records of these tasks: see ``TaskRecord``.
  package enum JobTracking {
    static let availability: JobTrackingAvailability = {
      if JobTrackingAvailability.isDisabled { return .disabled }
      guard TaskRecord.isLayoutKnown, ProcessMemory.isReadable else {
        return .unavailable("the records of this Swift runtime have an unknown layout or cannot be read")
      }
      OpenDescriptors.noteInherited()
      _createExecutors(factory: CountingExecutors.self)
      return .available
    }()

    package static var isAvailable: Bool { availability == .available }

    /// The function that the loader calls before the program's first task.
    @used @section(".init_array") private static let loaded: @convention(c) () -> Void = {
      if CommandLine.arguments.first?.hasSuffix(".xctest") == true { _ = JobTracking.availability }
    }

    /// Returns the lineage of the current task and creates it if necessary, or `nil` if jobs cannot be tracked.
    static func currentLineage() -> JobLineage? {
      guard isAvailable else {
        availability.report()
        return nil
      }
      let task = TrackedTask.current
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
      return JobFrame(task: .current, lineage: lineage).run(work)
    }

    /// Records that the current job has started a task, which may have run up to its first suspension.
    static func started(_ task: Task<Void, Never>) {
      guard isAvailable else { return }
      owners.started(TrackedTask(TaskIdentity(task)), by: JobFrame.current?.pointee ?? JobFrame(task: .current))
    }

    /// A number that distinguishes the test whose job the current thread runs, or 0. A signal handler can read it.
    package static var currentTest: UInt { JobFrame.current?.pointee.lineage?.number ?? 0 }

    /// Returns the number of the current test, for comparison with ``currentTest`` later, or 0 if it is unknown.
    package static func numberOfTest() -> UInt { currentLineage()?.number ?? 0 }

    /// Returns the progress of a task and of the tasks that it waits for, or `nil` if it is unknown.
    ///
    /// It is exact while the lineage of the task is idle.
    ///
    /// - Parameter isHeld: Returns whether a task is suspended until the test acts.
    static func progress(of task: Task<Void, Never>, isHeld: (TaskIdentity) -> Bool) -> TaskProgress? {
      isAvailable ? TaskProgress(of: task, isHeld: isHeld) : nil
    }

    /// Whether a task of the lineage sleeps on a real clock.
    static func hasSleepers(of lineage: JobLineage) -> Bool { owners.hasSleepers(of: lineage) }

    /// Whether a task of any test sleeps on a real clock.
    static var hasSleepers: Bool { owners.hasSleepers(of: nil) }

    /// The number of tasks that are known, which have not ended or have ended recently.
    static var taskCount: Int { owners.count }

    private static let owners = TaskOwners()

    /// Records that the current task sleeps until its next job.
    static func willSleep() {
      owners.willSleep(JobFrame.current?.pointee ?? JobFrame(task: .current))
    }

    /// Counts a job and runs it on the queue.
    static func enqueue(_ job: UnownedJob, on queue: DispatchQueue, as executor: UnownedSerialExecutor) {
      let cause = JobFrame.current?.pointee ?? JobFrame(task: .current)
      let frame = owners.jobWasEnqueued(of: TrackedTask(of: job), causedBy: cause)
      queue.async {
        frame.run { run(job, executor) }
        owners.jobDidRun(in: frame)
      }
    }
  }

  /// A task whose jobs are counted.
  struct TrackedTask: Sendable {
    /// The runtime's ID of the task, or 0 for none. IDs are never reused.
    let id: UInt64
    let identity: TaskIdentity

    /// The task of a job. Jobs of actors and continuations have none.
    init(of job: UnownedJob) {
      id = taskID(of: job)
      identity = TaskIdentity(address: unsafeBitCast(job, to: UInt.self))
    }

    init(id: UInt64, identity: TaskIdentity) { (self.id, self.identity) = (id, identity) }

    static let none = TrackedTask(id: 0, identity: TaskIdentity(address: 0))

    /// - Parameter identity: A task that has not been released.
    init(_ identity: TaskIdentity) {
      // A task is a job.
      self.init(of: unsafeBitCast(identity.address, to: UnownedJob.self))
    }

    static var current: TrackedTask { TaskIdentity.current.map(TrackedTask.init) ?? none }
  }

  /// The job that a thread runs.
  struct JobFrame: Sendable {
    /// Its task, or the task that caused it.
    let task: TrackedTask
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
  package enum JobTracking {
    static let availability: JobTrackingAvailability =
      JobTrackingAvailability.isDisabled ? .disabled : .unavailable(JobTrackingAvailability.unknownSystem)

    package static var isAvailable: Bool { false }
    static var hasSleepers: Bool { true }
    static func hasSleepers(of lineage: JobLineage) -> Bool { true }
    package static var currentTest: UInt { 0 }
    package static func numberOfTest() -> UInt { 0 }
    static func progress(of task: Task<Void, Never>, isHeld: (TaskIdentity) -> Bool) -> TaskProgress? { nil }
    static func attributing<Result>(to lineage: JobLineage?, _ work: () -> Result) -> Result { work() }
    static func started(_ task: Task<Void, Never>) {}

    static func currentLineage() -> JobLineage? {
      availability.report()
      return nil
    }
  }
#endif
