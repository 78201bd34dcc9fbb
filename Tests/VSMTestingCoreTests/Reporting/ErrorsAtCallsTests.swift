import Testing
import VSMTestingCore

@MainActor @Suite struct ErrorsAtCallsTests {
  typealias NoSuchChoice = Steering.NoSuchChoice

  // The first trait drops an issue on the expected line. Any other issue fails the test.
  @Test(.compactMapIssues { $0.sourceLocation?.line == 10 && $0.error is NoSuchChoice ? nil : $0 }, .errorsAtCalls)
  func errorThatEndsATestIsReportedAtItsCall() throws {
    try Steering().choose("load fails")
    Issue.record("Nothing was thrown.")
  }

  @Suite(.compactMapIssues { $0.sourceLocation?.line == 17 ? nil : $0 }, .errorsAtCalls)
  @MainActor struct InASuite {
    @Test(arguments: ["succeeds", "fails"]) func errorThatEndsATestCaseIsReportedAtItsCall(name: String) throws {
      try Steering().choose(name)
      Issue.record("Nothing was thrown.")
    }
  }
}
