import Foundation

/// The jobs of the Swift runtime that one test has caused, directly or through other jobs.
///
/// A job is what a task runs between two suspensions. It belongs to the lineage of its task, and a new task belongs to the
/// lineage of the job that has started it, whichever executor either of them uses. While the lineage is idle, nothing
/// that the test has caused is about to run: all of its tasks have ended or are suspended.
///
/// `@unchecked Sendable`: `lock` guards everything that varies. Handlers and continuations are called without it.
final class JobLineage: @unchecked Sendable {
  private let lock = NSLock()
  /// How many jobs are enqueued or run.
  private var jobs = 0
  private var run: UInt64 = 0
  private var didBecomeIdle: [UInt64: @Sendable () -> Void] = [:]
  private var lastHandler: UInt64 = 0
  /// Tasks that wait until the lineage is idle.
  private var drains: [CheckedContinuation<Void, Never>] = []

  /// How many jobs have run so far.
  var jobsRun: UInt64 { lock.withLock { run } }

  var isIdle: Bool { lock.withLock { jobs == 0 } }

  /// Counts a job from the moment in which it is enqueued.
  func jobWasEnqueued() {
    lock.withLock { jobs += 1 }
  }

  /// Stops counting a job, which has run up to its suspension or end.
  func jobDidRun() {
    let (handlers, drains) = lock.withLock {
      jobs -= 1
      run += 1
      if jobs > 0 { return ([@Sendable () -> Void](), [CheckedContinuation<Void, Never>]()) }
      defer { self.drains = [] }
      return (Array(didBecomeIdle.values), self.drains)
    }
    for handler in handlers { handler() }
    // Once more through the main queue, for the blocks that the last jobs have put there.
    for drain in drains { nextOnMainQueue { self.resumeWhenIdle(drain) } }
  }

  /// Calls `handler`, on any thread, each time the last job has run, until it is removed.
  func onIdle(_ handler: @escaping @Sendable () -> Void) -> UInt64 {
    lock.withLock {
      lastHandler += 1
      didBecomeIdle[lastHandler] = handler
      return lastHandler
    }
  }

  func removeHandler(_ handler: UInt64) {
    lock.withLock { _ = didBecomeIdle.removeValue(forKey: handler) }
  }

  /// Waits until the lineage is idle while the calling task is suspended.
  ///
  /// Blocks that are on the main queue already run first, since they may cause further jobs.
  @MainActor func drain() async {
    await withCheckedContinuation { continuation in
      nextOnMainQueue { self.resumeWhenIdle(continuation) }
    }
  }

  @MainActor private func resumeWhenIdle(_ continuation: CheckedContinuation<Void, Never>) {
    let isIdle = lock.withLock {
      if jobs > 0 { drains.append(continuation) }
      return jobs == 0
    }
    if isIdle { continuation.resume() }
  }

  deinit {
    JobTracking.forget(self)
  }
}
