/// Limits how many pieces of work are done at once. Further ones wait in their order.
///
/// The condition of a wait is checked in the closure of the continuation, since a task that prefers an executor can be
/// suspended between a check in front of the wait and the wait itself.
@MainActor
final class WorkQueue {
  let limit: Int
  private var running = 0
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private var first = 0

  nonisolated init(limit: Int) { self.limit = max(1, limit) }

  /// The number of pieces of work that wait.
  var waitingCount: Int { waiting.count - first }

  /// The number of pieces of work that are being done or wait.
  var count: Int { running + waitingCount }

  /// Whether the next piece of work has to wait.
  var isFull: Bool { running >= limit }

  /// Takes a place, after waiting for one if necessary.
  func enter() async {
    await withCheckedContinuation { continuation in
      // Nothing can be decided before this closure runs: a task that prefers an executor is suspended by the call.
      if isFull { return waiting.append(continuation) }
      running += 1
      continuation.resume()
    }
  }

  /// Frees the place in a later job of the main actor, so that other jobs, such as the events of open pages, run before
  /// the next piece of work.
  ///
  /// - Parameter pause: Runs before the place is freed.
  func leaveLater(after pause: (@Sendable () async -> Void)? = nil) {
    Task {
      await pause?()
      leave()
    }
  }

  /// Leaves a place.
  func leave() {
    guard waitingCount > 0 else { return running -= 1 }
    let next = waiting[first]
    first += 1
    if first > 64, first * 2 > waiting.count {
      waiting.removeFirst(first)
      first = 0
    }
    next.resume()
  }
}
