/// Lets everything run that is ready to run, on the main actor and on the shared executor.
///
/// A task that wakes may pass from one executor to the other a few times before it gets to code of interest, as each
/// function in between asks for. These turns are more than such a chain takes. They are of low priority, so that other
/// work goes first, and not of the lowest: on Linux its threads run only when no other process wants to.
@MainActor
func passTurns() async {
  for _ in 0..<10 {
    await Task.detached(priority: .low) {}.value
    await Task.yield()
  }
}
