/// Waits until no job that the current test has caused is enqueued or running.
///
/// Where jobs cannot be tracked (see ``JobTracking``), it waits for a number of turns of the main actor and the global
/// executor instead. A task that wakes can pass between them a few times before it runs relevant code. The number of
/// turns exceeds the usual length of such a chain, but is not guaranteed to suffice. The turns have low priority, so
/// that other work runs first. They do not have the lowest, which Linux runs only when no other process is runnable.
@MainActor
func passTurns() async {
  if let lineage = JobTracking.currentLineage() { return await lineage.drain() }
  for _ in 0..<10 {
    await Task.detached(priority: .low) {}.value
    await Task.yield()
  }
}
