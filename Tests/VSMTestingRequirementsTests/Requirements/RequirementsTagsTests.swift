import Testing
import VSMTestingRequirements

struct RequirementsTagsTests {
  private func requirements() throws -> Requirements {
    try Requirements(
      parsing: """
        @shop
        Feature: A
          @slow
          Scenario: B
            Given b
          Scenario Outline: C
            Given <d>
            @large
            Examples:
              | d |
              | 1 |
          Scenario: E
            Given e
        """, file: "A.feature")
  }

  @Test(arguments: [
    ("@slow", ["B"]), ("not @slow", ["C", "E"]), ("@shop and (@slow or @large)", ["B", "C"]), ("", ["B", "C", "E"]),
  ])
  func tagsSelectScenarios(tags: String, names: [String]) throws {
    #expect(try requirements().tagged(tags).scenarios.map(\.name) == names)
  }

  @Test func selectionWithoutScenariosIsAnError() throws {
    let all = try requirements()
    let line = UInt(#line + 1)
    let error = #expect(throws: RequirementsError.self) { try all.tagged("@slwo") }
    #expect(
      error?.message == "No scenario has tags that match \"@slwo\", so none would run. "
        + "The tags of the scenarios are @large, @shop, @slow.")
    #expect(error?.location.line == line)
    let untagged = try Requirements(parsing: "Feature: A\nScenario: B\nGiven c", file: "A.feature")
    let other = #expect(throws: RequirementsError.self) { try untagged.tagged("@slow") }
    #expect(other?.message.hasSuffix("The scenarios have no tags.") == true)
  }

  @Test func mistakeIsReported() throws {
    let all = try requirements()
    let error = #expect(throws: RequirementsError.self) { try all.tagged("@a @b") }
    #expect(
      error?.message == "Character 4 of the tag expression \"@a @b\": An operator is missing before '@b'. "
        + "Write 'and' or 'or' between two tags.")
  }
}
