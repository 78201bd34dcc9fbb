import Testing

@testable import VSMTestingCore

@Suite struct LineDifferenceTests {
  @Test func equalLinesAreNotMarked() {
    #expect(LineDifference.lines(expected: ["a", "b"], happened: ["a", "b"]) == ["  a", "  b"])
  }

  @Test func removedLinesPrecedeAddedOnes() {
    #expect(
      LineDifference.lines(expected: ["a", "b", "c"], happened: ["a", "x", "c", "d"]) == [
        "  a", "- b", "+ x", "  c", "+ d",
      ])
  }

  @Test func allLinesCanDiffer() {
    #expect(LineDifference.lines(expected: ["a"], happened: []) == ["- a"])
    #expect(LineDifference.lines(expected: [], happened: ["a"]) == ["+ a"])
  }
}
