import Dispatch

/// Runs work on a thread that is not the main actor's, one after another.
enum Elsewhere {
  private static let queue = DispatchQueue(label: "elsewhere")

  /// Runs `work` to its end while the main actor is kept busy waiting.
  @MainActor static func runAndBlock(_ work: () -> Void) {
    withoutActuallyEscaping(work) { work in
      // The main actor does nothing until the work is done, so the work has everything for itself.
      nonisolated(unsafe) let work = work
      let done = DispatchSemaphore(value: 0)
      queue.async {
        work()
        done.signal()
      }
      done.wait()
    }
  }
}

/// Lets everything run that already waits for the main actor.
@MainActor
func passTurn() async {
  // The main actor runs its jobs in the order in which they came.
  await withCheckedContinuation { continuation in
    DispatchQueue.main.async { continuation.resume() }
  }
}
