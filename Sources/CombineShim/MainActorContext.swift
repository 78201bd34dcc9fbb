#if canImport(Dispatch)
  import Dispatch
#endif

/// Answers whether code runs on the main actor, which is a question of isolation and not of threads.
///
/// Once the main queue runs on Linux, main-actor code runs on whichever thread is free. The main queue itself always
/// knows, so it carries a mark that only code running on it can see. Without Dispatch there is one thread, and every
/// code runs on the main actor. Where a program replaces the executor of the main actor, the answer is always no:
/// work then waits for one hop, and stays in order.
package enum MainActorContext {
  #if canImport(Dispatch)
    private static let mark: DispatchSpecificKey<Bool> = {
      let mark = DispatchSpecificKey<Bool>()
      DispatchQueue.main.setSpecific(key: mark, value: true)
      return mark
    }()

    package static var isCurrent: Bool { DispatchQueue.getSpecific(key: mark) == true }
  #else
    package static var isCurrent: Bool { true }
  #endif

  /// Runs `work` at once when on the main actor, and otherwise as soon as the main actor is free.
  package static func run(_ work: @escaping @MainActor () -> Void) {
    if isCurrent {
      MainActor.assumeIsolated(work)
    } else {
      Task { @MainActor in work() }
    }
  }
}
