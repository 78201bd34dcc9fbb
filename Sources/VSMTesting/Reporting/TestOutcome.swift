import Foundation

#if canImport(Testing)
  import Testing
#endif
#if canImport(XCTest)
  import XCTest
#endif

/// Ends the running test as skipped, with whichever framework runs it.
func skipTest(_ reason: String) throws {
  #if canImport(Testing)
    if Test.current != nil { try Test.cancel(Comment(rawValue: reason)) }
  #endif
  #if canImport(XCTest)
    throw XCTSkip(reason)
  #else
    throw StepFailure(reason)
  #endif
}

/// Runs what is known to fail. That it fails is reported as known, and that it passes as a failure.
@MainActor
func expectFailure(_ reason: String, of body: @MainActor () async throws -> Void) async throws {
  #if canImport(Testing)
    if Test.current != nil { return await withKnownIssue(Comment(rawValue: reason)) { try await body() } }
  #endif
  do {
    try await body()
  } catch {
    return try skipTest("\(reason)\n\(error)")
  }
  throw StepFailure("It passes. \(reason)")
}
