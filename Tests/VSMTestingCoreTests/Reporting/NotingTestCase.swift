import XCTest

/// An XCTest case that can record failures without failing.
class NotingTestCase: XCTestCase {
  struct Failure: Equatable {
    let message: String
    let line: Int
  }

  private var noted: [Failure]?

  /// Returns the failures of this test while `body` runs.
  @MainActor func failures(during body: () async throws -> Void) async rethrows -> [Failure] {
    noted = []
    defer { noted = nil }
    try await body()
    return noted ?? []
  }

  #if canImport(ObjectiveC)
    override func record(_ issue: XCTIssue) {
      guard noted == nil else { return note(issue.compactDescription, issue.sourceCodeContext.location?.lineNumber) }
      super.record(issue)
    }
  #else
    override func recordFailure(
      withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
    ) {
      guard noted == nil else { return note(description, lineNumber) }
      super.recordFailure(withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
    }
  #endif

  private func note(_ description: String, _ line: Int?) {
    noted?.append(Failure(message: description.replacing("failed - ", with: ""), line: line ?? 0))
  }
}
