import Dispatch

/// A task executor of a test. A task that prefers it is suspended whenever it calls an asynchronous function of the main
/// actor, even from the main actor.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
final class QueueExecutor: TaskExecutor {
  private let queue = DispatchQueue(label: "executor")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}

/// Runs an action on the main actor after a number of its turns.
@MainActor
func inTurn(_ number: Int, _ action: @escaping @MainActor () -> Void) {
  Task {
    if number == 0 { action() } else { inTurn(number - 1, action) }
  }
}
