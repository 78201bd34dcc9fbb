import FeatureSources
import Testing

struct EditTests {
  private let text = (1...12).map { "line \($0)\n" }.joined()

  @Test func everythingElseStaysAsItIs() {
    #expect("a\tb\r\nc é d".applying([Edit(10..<11, with: "D"), Edit(0..<1, with: "A")]) == "A\tb\r\nc é D")
  }

  @Test func overlappingEditsAreMadeOnce() {
    let edit = Edit(0..<2, with: "x")
    #expect("abc".applying([edit, edit, Edit(1..<3, with: "y")]) == "xc")
  }

  @Test func insertionsAtOnePlaceAreBothMade() {
    #expect("ab".applying([Edit(1..<1, with: "-"), Edit(1..<2, with: "B")]) == "a-B")
  }

  @Test func diffShowsThreeLinesAroundAChange() {
    let diff = UnifiedDiff(path: "A.swift", text: text, edits: [Edit(28..<34, with: "FIVE")])
    #expect(
      "\(diff)" == """
        --- A.swift
        +++ A.swift
        @@ -2,7 +2,7 @@
         line 2
         line 3
         line 4
        -line 5
        +FIVE
         line 6
         line 7
         line 8

        """)
  }

  @Test func removedLineMovesLaterHunks() {
    let diff = UnifiedDiff(path: "A", text: text, edits: [Edit(0..<7, with: ""), Edit(80..<81, with: "x")])
    #expect(diff.lines.filter { $0.hasPrefix("@@") } == ["@@ -1,4 +1,3 @@", "@@ -9,4 +8,4 @@"])
    #expect(diff.lines.contains("-line 1"))
  }

  @Test func editWithoutEffectOnLinesBeforeTheLastBreakIsShown() {
    let diff = UnifiedDiff(path: "A", text: "a", edits: [Edit(0..<1, with: "b")])
    #expect(diff.lines == ["--- A", "+++ A", "@@ -1,1 +1,1 @@", "-a", "+b"])
  }

  @Test func lineThatAnEditLeavesAsItIsIsNotShownAsChanged() {
    // An attribute, its line break, and the indentation of the next line.
    let text = "  @concurrent\n  func load() {}\n"
    let diff = UnifiedDiff(path: "A", text: text, edits: [Edit(2..<16, with: "")])
    #expect(diff.lines == ["--- A", "+++ A", "@@ -1,2 +1,1 @@", "-  @concurrent", "   func load() {}"])
  }

  @Test func textWithoutEditsHasNoDiff() {
    #expect(UnifiedDiff(path: "A", text: text, edits: []).lines.isEmpty)
  }
}
