import Gherkin
import Testing

struct TagsTests {
  private func tags(_ lines: String) throws -> [Gherkin.Tag] {
    try Feature(parsing: "\(lines)\nFeature: A", file: "").tags
  }

  @Test func tagsCanSpanLines() throws {
    #expect(try tags("@a  @b\n\n# comment\n @c#d @e@f # @g").map(\.name) == ["@a", "@b", "@c#d", "@e", "@f"])
  }

  @Test func tagsHaveLocations() throws {
    #expect(try tags(" @ab  @c@d").map(\.location.column) == [2, 7, 9])
  }

  @Test func tagWithoutNameIsAnError() {
    #expect(problems("@a @\nFeature: A") == ["1:4: A tag has no name. Write a name after the '@', without a space."])
    #expect(problems("@@a\nFeature: A") == ["1:1: A tag has no name. Write a name after the '@', without a space."])
  }

  @Test func wordWithoutAtSignAmongTagsIsAnError() {
    #expect(
      problems("@a b @c\nFeature: A") == [
        "1:4: 'b' is among tags, but is not a tag. Begin each tag with '@', without spaces in it."
      ])
  }

  @Test func tagsWithoutTargetAreAnError() {
    let advice =
      "does not precede anything that can have tags. "
      + "Write it above a feature, rule, scenario or table of examples."
    #expect(
      problems("Feature: A\n@b\nBackground:\nGiven c\n@d @e") == [
        "2:1: The tag @b \(advice)", "5:1: The tag @d \(advice)",
      ])
    #expect(
      problems("Feature: A\n@b c\nBackground:\nGiven d\n@e\nExamples:\n|f|\n|1|") == [
        "2:1: The tag @b \(advice)",
        "2:4: 'c' is among tags, but is not a tag. Begin each tag with '@', without spaces in it.",
        "5:1: The tag @e \(advice)",
        "6:1: Examples belong to a scenario, but there is none above. Write them below the steps of an outline.",
      ])
  }

  @Test func tagsOfTheNextBlockAreParsedOnce() {
    #expect(
      problems("Feature: A\nScenario: B\nGiven c\n@d e\nRule: F\nScenario: G\nGiven h") == [
        "4:4: 'e' is among tags, but is not a tag. Begin each tag with '@', without spaces in it."
      ])
  }
}
