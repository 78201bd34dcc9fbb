import CombineShim

#if canImport(Dispatch)
  import Dispatch
#endif

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
