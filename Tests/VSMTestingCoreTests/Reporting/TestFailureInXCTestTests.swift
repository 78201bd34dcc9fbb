import VSMTestingCore
import XCTest

/// Failures in XCTest.
final class TestFailureInXCTestTests: NotingTestCase {
  @MainActor func testFailureFailsTheRunningTestAtItsLocation() async {
    let location = TestLocation()
    let failures = await failures { TestFailure("The cart is empty.", at: location).record() }
    XCTAssertEqual(failures, [Failure(message: "The cart is empty.", line: Int(location.line))])
  }
}
