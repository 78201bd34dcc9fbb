import PortableUI
import Testing
import VSMTesting

@MainActor @Suite struct ErrorsAtCallsTests {
  // The first trait drops an issue on the expected line. Any other issue fails the test.
  @Test(.compactMapIssues { $0.sourceLocation?.line == 10 && $0.error is PageError ? nil : $0 }, .errorsAtCalls)
  func errorThatEndsATestIsReportedAtItsCall() throws {
    let page = HeadlessPage { Text("Nothing can be used here.") }
    try page.tap("Save")
    Issue.record("Nothing was thrown.")
  }

  @Suite(.compactMapIssues { $0.sourceLocation?.line == 18 ? nil : $0 }, .errorsAtCalls)
  @MainActor struct InASuite {
    @Test(arguments: ["Save", "Send"]) func errorThatEndsATestCaseIsReportedAtItsCall(name: String) throws {
      let page = HeadlessPage { Text("Nothing can be used here.") }
      try page.tap(name)
      Issue.record("Nothing was thrown.")
    }
  }
}
