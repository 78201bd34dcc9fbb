#if canImport(Dispatch)
  import Dispatch
#endif
#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

// Why: Documentation/Decisions/0006-isolation-not-threads.md
/// Determines whether code runs on the main actor. This depends on isolation, not on threads.
///
/// Once the main queue runs on Linux, code of the main actor can run on any thread. The main queue therefore has a
/// queue-specific value, which only code on that queue can read. Without Dispatch there is one thread, and all code
/// runs on the main actor. If a program replaces the executor of the main actor, the result is always `false`: work
/// then takes one hop and stays in order. This is reported once, since it has consequences: see ``expectCurrent()``.
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

  /// Checks, at the first call in the process, that the main actor is recognized, and reports it otherwise.
  ///
  /// Swift offers no function that tells without a trap whether code is isolated to the main actor. (In Swift 6.3,
  /// `isIsolatingCurrentContext()` of the main actor's executor returns `nil`.) The mark on the main queue works as
  /// long as the executor of the main actor uses this queue.
  @MainActor package static func expectCurrent() { _ = isRecognized }

  @MainActor private static let isRecognized: Bool = {
    let isRecognized = isCurrent
    if let problem = problem(isCurrent: isRecognized) { _ = problem.withCString { write(2, $0, strlen($0)) } }
    return isRecognized
  }()

  /// Returns the report if code of the main actor is not recognized.
  static func problem(isCurrent: Bool) -> String? {
    if isCurrent { return nil }
    return """
      VSM does not recognize code of the main actor in this process, because the main actor's executor does not use \
      Dispatch's main queue. States that a publisher sends on the main actor are therefore applied one turn later, and \
      withAnimation has no effect. Use a version of Swift with which VSM was tested, or do not replace the executor of \
      the main actor.

      """
  }
}
