import Dispatch

/// Whether the code that asks runs on the main actor.
///
/// A question of isolation, not of threads: where the main queue is not bound to a thread, as on Linux once it runs,
/// main-actor code runs on any of them. The main queue carries a mark, and code sees the marks of the queue it runs on.
package func isOnMainActor() -> Bool {
  DispatchQueue.getSpecific(key: MainQueueMark.key) != nil
}

/// Runs `operation` at once when called on the main actor, otherwise on its next turn.
package func onMainActor(_ operation: @escaping @MainActor () -> Void) {
  if isOnMainActor() {
    MainActor.assumeIsolated(operation)
  } else {
    Task { @MainActor in operation() }
  }
}

private enum MainQueueMark {
  static let key: DispatchSpecificKey<Void> = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()
}
