import Foundation

#if canImport(Testing)
  import Testing
#endif
#if canImport(XCTest)
  import XCTest
#endif

/// Ends the running test as skipped, with whichever framework runs it.
func skipTest(_ reason: String, at location: TestLocation) throws {
  #if canImport(Testing)
    if Test.current != nil {
      // Of one case of a test Swift Testing says that it passed.
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

/// Runs what is known to fail. That it fails is reported as known, and that it passes as a failure.
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

/// Tells on the standard error what the framework does not tell.
func noteOutcome(_ message: String) {
  FileHandle.standardError.write(Data("\(message)\n".utf8))
}
