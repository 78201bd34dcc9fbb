import Foundation

/// Whether the jobs of a test can be tracked, on which exact waits depend.
enum JobTrackingAvailability: Equatable, Sendable {
  case available
  /// The environment variable `VSM_JOB_TRACKING` is `0`.
  case disabled
  /// The reason, as the rest of a sentence.
  case unavailable(String)

  static var isDisabled: Bool { ProcessInfo.processInfo.environment["VSM_JOB_TRACKING"] == "0" }

  /// The reason why jobs cannot be tracked in a build of this source without that code.
  static var unknownSystem: String {
    #if os(Linux)
      "that needs an interface of the runtime that was tested with Swift 6.3, and this is another version"
    #else
      "that needs an interface of the runtime that was tested on Linux only"
    #endif
  }

  /// The difference, its reason, and the way to avoid it; `nil` if nothing is unexpected.
  var notice: String? {
    guard case .unavailable(let reason) = self else { return nil }
    return """
      VSMTesting cannot track the jobs of tests in this process: \(reason). Waits such as settle() therefore end after \
      a number of quiet turns of the executors, which usually suffices but is not exact, and do not recognize a task \
      that waits in a loop over an asynchronous sequence. For exact waits, run the tests with Swift 6.3 on Linux. To \
      accept this without the message, set the environment variable VSM_JOB_TRACKING to 0.
      """
  }

  /// Writes the notice to standard error, once in the process.
  func report() { _ = Self.reported }

  private static let reported: Void = {
    if let notice = JobTracking.availability.notice { noteOutcome(notice) }
  }()
}
