import Foundation
import MainActorIsolation

#if canImport(Dispatch)
  import Dispatch
#endif

/// The jobs of the Swift runtime that one test has caused, directly or through other jobs.
///
/// A job is the work of a task between two suspensions. It belongs to the lineage of its task. A new task belongs to
/// the lineage of the job that started it, regardless of executors. While the lineage is idle, all tasks that the test
/// has caused have ended or are suspended.
///
/// `@unchecked Sendable`: `lock` guards all mutable state. Handlers and continuations are called outside the lock.
final class JobLineage: @unchecked Sendable {
  /// Distinguishes the lineage from others that exist at the same time. It is not 0.
  var number: UInt { UInt(bitPattern: ObjectIdentifier(self)) }

  private let lock = NSLock()
  /// The number of jobs that are enqueued or running.
  private var jobs = 0
  private var enqueued: UInt64 = 0
  private var run: UInt64 = 0
  private var didBecomeIdle: [UInt64: @Sendable () -> Void] = [:]
  private var lastHandler: UInt64 = 0
  /// Tasks that wait until the lineage is idle.
  private var drains: [CheckedContinuation<Void, Never>] = []

  /// The number of jobs that have run.
  var jobsRun: UInt64 { lock.withLock { run } }

  /// The number of jobs that have been enqueued.
  var jobsEnqueued: UInt64 { lock.withLock { enqueued } }

  var isIdle: Bool { lock.withLock { jobs == 0 } }

  /// Counts a job when it is enqueued.
  func jobWasEnqueued() {
    lock.withLock {
      jobs += 1
      enqueued += 1
    }
  }

  /// Stops counting a job that has run to its suspension or end.
  func jobDidRun() {
    let (handlers, drains) = lock.withLock {
      jobs -= 1
      run += 1
      if jobs > 0 { return ([@Sendable () -> Void](), [CheckedContinuation<Void, Never>]()) }
      defer { self.drains = [] }
      return (Array(didBecomeIdle.values), self.drains)
    }
    for handler in handlers { handler() }
    // Rechecked after the blocks that the last jobs have enqueued on the main queue.
    for drain in drains { nextOnMainQueue { self.resumeWhenIdle(drain) } }
  }

  /// Calls `handler`, on any thread, whenever the lineage becomes idle, until the handler is removed.
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

  /// Suspends the calling task until the lineage is idle.
  ///
  /// Blocks that are already on the main queue run first, since they can cause further jobs.
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
}

/// Waits until no job that the current test has caused is enqueued or running.
///
/// Where jobs cannot be tracked (see ``JobTracking``), it waits for a number of turns of the main actor and the global
/// executor instead. A task that wakes can pass between them a few times before it runs relevant code. The number of
/// turns exceeds the usual length of such a chain, but is not guaranteed to suffice. The turns have low priority, so
/// that other work runs first. They do not have the lowest, which Linux runs only when no other process is runnable.
@MainActor
package func passTurns() async {
  if let lineage = JobTracking.currentLineage() { return await lineage.drain() }
  for _ in 0..<10 {
    await Task.detached(priority: .low) {}.value
    await Task.yield()
  }
}

/// Runs `work` immediately on the main actor, and otherwise as a block of the main queue.
///
/// Unlike a task, a block is not a job of any lineage. Waiting for quiescence must not cause jobs that it waits for.
func onMainQueue(_ work: @escaping @Sendable @MainActor () -> Void) {
  if MainActorContext.isCurrent { MainActor.assumeIsolated(work) } else { nextOnMainQueue(work) }
}

/// Runs `work` as a block of the main queue, after everything that is currently enqueued there.
func nextOnMainQueue(_ work: @escaping @Sendable @MainActor () -> Void) {
  #if canImport(Dispatch)
    DispatchQueue.main.async { MainActor.assumeIsolated(work) }
  #else
    Task { @MainActor in work() }
  #endif
}
