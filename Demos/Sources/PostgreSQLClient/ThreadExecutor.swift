#if PostgreSQL
  import Foundation

  /// Runs the jobs of an actor on a thread of their own, where they can block.
  ///
  /// Unchecked because `condition` protects the mutable properties.
  final class ThreadExecutor: SerialExecutor, @unchecked Sendable {
    private let condition = NSCondition()
    private var jobs: [UnownedJob] = []
    private var isStopped = false

    init(name: String) {
      // The thread retains the executor until it is stopped, so that it outlives the job that it runs.
      let thread = Thread { self.run() }
      thread.name = name
      thread.start()
    }

    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      condition.withLock {
        jobs.append(job)
        condition.signal()
      }
    }

    /// Ends the thread after the jobs that are already enqueued.
    func stop() {
      condition.withLock {
        isStopped = true
        condition.signal()
      }
    }

    private func run() {
      while let job = next() { job.runSynchronously(on: asUnownedSerialExecutor()) }
    }

    private func next() -> UnownedJob? {
      condition.withLock {
        while jobs.isEmpty && !isStopped { condition.wait() }
        return jobs.isEmpty ? nil : jobs.removeFirst()
      }
    }
  }
#endif
