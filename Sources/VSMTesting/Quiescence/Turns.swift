/// Waits until no job that the current test has caused is enqueued or runs.
///
/// Where jobs cannot be followed (see ``JobTracking``) it lets a number of turns pass on the main actor and on the shared
/// executor instead. A task that wakes may pass from one to the other a few times before it gets to code of interest,
/// and the turns are more than such a chain usually takes: a margin, and no proof. They are of low priority, so that other
/// work goes first, and not of the lowest, which Linux runs only when no other process wants to run.
@MainActor
func passTurns() async {
  if let lineage = JobTracking.currentLineage() { return await lineage.drain() }
  for _ in 0..<10 {
    await Task.detached(priority: .low) {}.value
    await Task.yield()
  }
}
