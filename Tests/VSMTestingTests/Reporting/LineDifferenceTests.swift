import Testing

@testable import VSMTesting

@Suite struct LineDifferenceTests {
  @Test func linesThatAreTheSameAreNotMarked() {
    #expect(LineDifference.lines(expected: ["a", "b"], happened: ["a", "b"]) == ["  a", "  b"])
  }

  @Test func whatIsMissingComesBeforeWhatIsThereInstead() {
    #expect(
      LineDifference.lines(expected: ["a", "b", "c"], happened: ["a", "x", "c", "d"]) == [
        "  a", "- b", "+ x", "  c", "+ d",
      ])
  }

  @Test func everythingCanDiffer() {
    #expect(LineDifference.lines(expected: ["a"], happened: []) == ["- a"])
    #expect(LineDifference.lines(expected: [], happened: ["a"]) == ["+ a"])
  }
}
