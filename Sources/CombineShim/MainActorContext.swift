#if canImport(Dispatch)
  import Dispatch
#endif

/// Determines whether code runs on the main actor. This depends on isolation, not on threads.
///
/// Once the main queue runs on Linux, code of the main actor can run on any thread. The main queue therefore has a
/// queue-specific value, which only code on that queue can read. Without Dispatch there is one thread, and all code
/// runs on the main actor. If a program replaces the executor of the main actor, the result is always `false`: work
/// then takes one hop and stays in order.
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

  /// Runs `work` immediately on the main actor, and otherwise asynchronously on the main actor.
  package static func run(_ work: @escaping @MainActor () -> Void) {
    if isCurrent {
      MainActor.assumeIsolated(work)
    } else {
      Task { @MainActor in work() }
    }
  }
}
