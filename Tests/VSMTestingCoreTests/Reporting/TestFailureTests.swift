import Testing
import VSMTestingCore

@MainActor
@Suite struct TestFailureTests {
  @Test func failureBecomesAnIssueAtItsLocation() {
    let location = TestLocation()
    withKnownIssue {
      TestFailure("The cart is empty.", at: location).record()
    } matching: { issue in
      issue.comments.map(\.rawValue) == ["The cart is empty."] && issue.sourceLocation?.line == Int(location.line)
        && issue.sourceLocation?.fileID == "\(location.fileID)"
    }
  }

  @Test func capturedFailuresFailNoTest() async {
    let failures = await TestFailure.recorded {
      TestFailure("One.", at: TestLocation()).record()
      await Task { TestFailure("Two.", at: TestLocation()).record() }.value
    }
    #expect(failures.map(\.message) == ["One.", "Two."])
  }

  @Test func capturesAreIndependent() {
    let outer = TestFailure.recorded {
      let inner = TestFailure.recorded { TestFailure("Inner.", at: TestLocation()).record() }
      #expect(inner.map(\.message) == ["Inner."])
    }
    #expect(outer.isEmpty)
  }
}
