import CombineShim

#if canImport(Dispatch)
  import Dispatch
#endif

/// Runs `work` at once on the main actor, and otherwise as a block of the main queue.
///
/// A block, unlike a task, is no job and counts for no lineage: waiting for quiescence must not cause what it waits for.
func onMainQueue(_ work: @escaping @Sendable @MainActor () -> Void) {
  if MainActorContext.isCurrent { MainActor.assumeIsolated(work) } else { nextOnMainQueue(work) }
}

/// Runs `work` as a block of the main queue, after everything that is enqueued there now.
func nextOnMainQueue(_ work: @escaping @Sendable @MainActor () -> Void) {
  #if canImport(Dispatch)
    DispatchQueue.main.async { MainActor.assumeIsolated(work) }
  #else
    Task { @MainActor in work() }
  #endif
}
