import Foundation

#if canImport(Testing)
  import Testing
#endif
#if canImport(XCTest)
  import XCTest
#endif

/// A failed expectation of a test.
///
/// It is recorded with the framework that runs the test, so that custom helpers work in all of them:
///
/// ```swift
/// TestFailure("The cart is empty.", at: TestLocation(line: line)).record()
/// ```
public struct TestFailure: Sendable {
  /// The message: how the result differs from the expectation, in complete sentences.
  public let message: String

  /// The location in the test.
  public let location: TestLocation

  /// Whether the test fails.
  public let severity: Severity

  public enum Severity: Hashable, Sendable {
    /// The test continues and can pass. XCTest has no warnings, so it is written only to standard error.
    case warning
    case error
  }

  public init(_ message: String, at location: TestLocation, severity: Severity = .error) {
    self.message = message
    self.location = location
    self.severity = severity
  }

  /// Receives failures instead of a framework.
  @TaskLocal private static var capture: Capture?

  /// Records the failure for the running test.
  ///
  /// In Swift Testing it becomes an issue, in XCTest a failure. If the current task belongs to no test, as in a
  /// detached task or a program, the failure is recorded with both frameworks, which ignore it if they run no test, and
  /// written to standard error.
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

/// Writes a message to standard error that the framework does not report.
package func noteOutcome(_ message: String) {
  FileHandle.standardError.write(Data("\(message)\n".utf8))
}

extension TestFailure: CustomStringConvertible {
  public var description: String { message }
}

extension TestFailure {
  /// Returns the failures recorded while `body` runs, without failing the test. Use it to test helpers.
  ///
  /// The result includes the failures of tasks that `body` starts, except detached ones.
  nonisolated(nonsending) public static func recorded(
    during body: nonisolated(nonsending) () async throws -> Void
  ) async rethrows -> [TestFailure] {
    let capture = Capture()
    try await $capture.withValue(capture) { try await body() }
    return capture.failures
  }

  /// Returns the failures recorded while `body` runs, without failing the test. Use it to test helpers.
  public static func recorded(during body: () throws -> Void) rethrows -> [TestFailure] {
    let capture = Capture()
    try $capture.withValue(capture) { try body() }
    return capture.failures
  }

  /// Unchecked: the lock guards every access.
  private final class Capture: @unchecked Sendable {
    private let lock = NSLock()
    private var recorded: [TestFailure] = []

    var failures: [TestFailure] { lock.withLock { recorded } }

    func add(_ failure: TestFailure) {
      lock.withLock { recorded.append(failure) }
    }
  }
}
