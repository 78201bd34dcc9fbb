import Foundation

#if canImport(Testing)
  import Testing
#endif
#if canImport(XCTest)
  import XCTest
#endif

/// Something that a test expected and that is not so.
///
/// It is recorded with whichever framework runs the test, so that a helper of one's own works in all of them:
///
/// ```swift
/// TestFailure("The cart is empty.", at: TestLocation(line: line)).record()
/// ```
public struct TestFailure: Sendable {
  /// What is not as expected, in whole sentences.
  public let message: String

  /// The place in the test that expected it.
  public let location: TestLocation

  /// Whether the test fails.
  public let severity: Severity

  public enum Severity: Hashable, Sendable {
    /// The test goes on, and can pass. XCTest has no warnings, so there it goes to the standard error alone.
    case warning
    case error
  }

  public init(_ message: String, at location: TestLocation, severity: Severity = .error) {
    self.message = message
    self.location = location
    self.severity = severity
  }

  /// Where failures go instead of to a framework.
  @TaskLocal private static var capture: Capture?

  /// Lets the running test fail.
  ///
  /// In a test of Swift Testing it becomes an issue, in one of XCTest a failure. Where no test runs that the current
  /// task belongs to, as in a detached task or in a program, it goes to both, which ignore it if they have nothing to do
  /// with it, and to the standard error.
  public func record() {
    if let capture = Self.capture { return capture.add(self) }
    #if canImport(Testing)
      if Test.current != nil { return recordIssue() }
      recordIssue()
    #endif
    #if canImport(XCTest)
      if severity == .error { XCTFail(message, file: location.filePath, line: location.line) }
    #endif
    noteOutcome("\(location): \(message)")
  }

  #if canImport(Testing)
    private func recordIssue() {
      Issue.record(
        Comment(rawValue: message), severity: severity == .error ? .error : .warning,
        sourceLocation: location.sourceLocation)
    }
  #endif
}

extension TestFailure: CustomStringConvertible {
  public var description: String { message }
}

extension TestFailure {
  /// Returns the failures recorded while `body` runs, which then let no test fail: for tests of helpers.
  ///
  /// Those that a task records which `body` starts are among them, unless it is detached.
  nonisolated(nonsending) public static func recorded(
    during body: nonisolated(nonsending) () async throws -> Void
  ) async rethrows -> [TestFailure] {
    let capture = Capture()
    try await $capture.withValue(capture) { try await body() }
    return capture.failures
  }

  /// Returns the failures recorded while `body` runs, which then let no test fail: for tests of helpers.
  public static func recorded(during body: () throws -> Void) rethrows -> [TestFailure] {
    let capture = Capture()
    try $capture.withValue(capture) { try body() }
    return capture.failures
  }

  /// Unchecked, since the compiler cannot see that the lock guards every access.
  private final class Capture: @unchecked Sendable {
    private let lock = NSLock()
    private var recorded: [TestFailure] = []

    var failures: [TestFailure] { lock.withLock { recorded } }

    func add(_ failure: TestFailure) {
      lock.withLock { recorded.append(failure) }
    }
  }
}
