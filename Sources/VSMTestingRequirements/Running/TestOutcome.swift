import Foundation
import VSMTestingCore

#if canImport(Testing)
  import Testing
#endif
#if canImport(XCTest)
  import XCTest
#endif

/// Ends the running test as skipped, with the framework that runs it.
func skipTest(_ reason: String, at location: TestLocation) throws {
  #if canImport(Testing)
    if Test.current != nil {
      // Swift Testing reports a canceled test case of a parameterized test as passed.
      if Test.Case.current?.isParameterized == true { noteOutcome(reason) }
      try Test.cancel(Comment(rawValue: reason), sourceLocation: location.sourceLocation)
    }
  #endif
  #if canImport(XCTest)
    throw XCTSkip(reason, file: location.filePath, line: location.line)
  #else
    throw StepFailure(reason)
  #endif
}

/// Runs a body that is known to fail. Its failure is reported as a known issue, and its success as a failure.
@MainActor
func expectFailure(
  _ reason: String, at location: TestLocation, of body: @MainActor () async throws -> Void
) async throws {
  #if canImport(Testing)
    if Test.current != nil {
      return await withKnownIssue(Comment(rawValue: reason), sourceLocation: location.sourceLocation) {
        try await body()
      }
    }
  #endif
  do {
    try await body()
  } catch {
    return try skipTest("\(reason)\n\(error)", at: location)
  }
  throw StepFailure("It passes. \(reason)")
}
