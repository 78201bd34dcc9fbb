import VSMTesting
import XCTest

/// What XCTest makes of a failure; kept back, so that the test does not fail by it.
final class TestFailureInXCTestTests: XCTestCase {
  private var descriptions: [String] = []

  func testAFailureFailsTheRunningTest() {
    TestFailure("The cart is empty.", at: TestLocation()).record()
    XCTAssertEqual(descriptions.count, 1)
    XCTAssertTrue(descriptions.first?.contains("The cart is empty.") == true)
  }

  #if canImport(ObjectiveC)
    override func record(_ issue: XCTIssue) {
      if issue.compactDescription.contains("The cart is empty.") {
        descriptions.append(issue.compactDescription)
      } else {
        super.record(issue)
      }
    }
  #else
    override func recordFailure(
      withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
    ) {
      if description.contains("The cart is empty.") {
        descriptions.append(description)
      } else {
        super.recordFailure(withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
      }
    }
  #endif
}
