import Foundation
import Testing

@testable import Mutation

struct TestOutputTests {
  @Test func failedTestsAreFoundOnce() {
    let output = """
      ✘ Test savesTheNote() recorded an issue at NoteTests.swift:5:3: Expectation failed
      ✘ Test savesTheNote() failed after 0.001 seconds with 1 issue.
      ✘ Test "Every page" with 3 test cases failed after 0.002 seconds with 1 issue.
      ✔ Test loads() passed after 0.001 seconds.
      ✘ Test run with 3 tests in 1 suite failed after 0.003 seconds with 2 issues.
      Test Case 'NoteTests.testDelete' failed (0.001 seconds)
      """
    #expect(TestProcess.failedTests(in: output) == ["savesTheNote()", "\"Every page\"", "NoteTests.testDelete"])
  }

  @Test func errorsOfTheCompilerHaveTheirPlaces() {
    let errors = CompilerErrors(in: "[1/2] Compiling\n/a/B.swift:12:3: error: no\n/a/B.swift:14:3: warning: so\n")
    #expect(errors.places(in: URL(fileURLWithPath: "/a/B.swift")).map(\.line) == [12])
    #expect(errors.places(in: URL(fileURLWithPath: "/a/C.swift")).isEmpty)
  }
}
