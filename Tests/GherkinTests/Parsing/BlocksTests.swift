import Gherkin
import Testing

struct BlocksTests {
  private let source = """
    Feature: Accounts
      Background: Somebody
        There is always somebody.
        Given an account

      Scenario: See
        Then it is shown

      @money
      Rule: Nobody owes
        The bank does not lend.

        Background:
          Given a limit of 0

        Example: Take out too much
          When I take out 10
          Then I am refused

        @slow
        Scenario Template: Take out <sum>
          Any sum will do.
          When I take out <sum>

          Examples: Small
            | sum |
            | 1   |
          @large
          Scenarios: Large
            These take longer.
            | sum  |
            | 1000 |
            # One more:
            | 2000 |

      Rule: No fees
        Scenario: Take out 0
          When I take out 0
    """

  @Test func backgroundsRulesAndScenariosNest() throws {
    let feature = try Feature(parsing: source, file: "")
    #expect(feature.background?.name == "Somebody")
    #expect(feature.background?.description == "There is always somebody.")
    #expect(feature.background?.steps.map(\.text) == ["an account"])
    #expect(feature.scenarios.map(\.name) == ["See"])
    #expect(feature.rules.map(\.name) == ["Nobody owes", "No fees"])
    #expect(feature.rules.map(\.tags.count) == [1, 0])
    #expect(feature.rules[0].description == "The bank does not lend.")
    #expect(feature.rules[0].background?.steps.map(\.text) == ["a limit of 0"])
    #expect(feature.rules[0].scenarios.map(\.name) == ["Take out too much", "Take out <sum>"])
    #expect(feature.rules[1].background == nil)
    #expect(feature.rules[1].scenarios.map(\.name) == ["Take out 0"])
  }

  @Test func outlineCanHaveSeveralExamples() throws {
    let outline = try Feature(parsing: source, file: "").rules[0].scenarios[1]
    #expect(outline.tags.map(\.name) == ["@slow"])
    #expect(outline.description == "Any sum will do.")
    #expect(outline.examples.map(\.name) == ["Small", "Large"])
    #expect(outline.examples.map { $0.tags.map(\.name) } == [[], ["@large"]])
    #expect(outline.examples.map(\.description) == ["", "These take longer."])
    #expect(outline.examples.map(\.table.texts) == [[["sum"], ["1"]], [["sum"], ["1000"], ["2000"]]])
  }

  @Test func scenarioWithExamplesIsAnOutline() throws {
    let feature = try Feature(
      parsing: "Feature: A\nScenario: B\nGiven <c>\nExamples:\n|c|\n|1|", file: "")
    #expect(feature.scenarios[0].examples.count == 1)
  }

  @Test func misplacedBackgroundIsAnError() {
    let advice =
      "A background is in the wrong place. Write one background for each feature or rule, "
      + "above its scenarios."
    #expect(problems("Feature: A\nScenario: B\nBackground:") == ["3:1: \(advice)"])
    #expect(problems("Feature: A\nBackground:\nBackground:") == ["3:1: \(advice)"])
  }

  @Test func examplesWithoutAScenarioAreAnError() {
    #expect(
      problems("Feature: A\nBackground:\nGiven c\nExamples:\n|a|\n|b|") == [
        "4:1: Examples belong to a scenario, but there is none above. Write them below the steps of an outline."
      ])
  }

  @Test func outlineWithoutRowsIsAnError() {
    #expect(
      problems("Feature: A\nScenario Outline: B\nGiven c") == [
        "2:1: The outline has no examples, so none of it would run. "
          + "Write 'Examples:' and a table below its steps, or change it to 'Scenario:'."
      ])
    let advice =
      "The examples have no rows, so none of them would run. "
      + "Write a table below them: the names of the placeholders, and a row for each scenario."
    #expect(problems("Feature: A\nScenario Outline: B\nGiven c\nExamples:") == ["4:1: \(advice)"])
    #expect(problems("Feature: A\nScenario Outline: B\nGiven c\nExamples:\n|d|") == ["4:1: \(advice)"])
  }

  @Test func duplicateColumnOfExamplesIsAnError() {
    #expect(
      problems("Feature: A\nScenario Outline: B\nGiven c\nExamples:\n| d | d |\n|1|2|") == [
        "5:7: Two columns of the examples have the name 'd'. Use one column for each placeholder."
      ])
  }

  @Test func successiveMisplacedLinesAreOneError() {
    #expect(
      problems("Feature: A\n@b\nThis\nand this\n\nScenario: C\nGiven d") == [
        "2:1: The tag @b does not precede anything that can have tags. "
          + "Write it above a feature, rule, scenario or table of examples.",
        "3:1: This line belongs to no scenario of the feature. "
          + "Write 'Scenario:' and a name above it, or begin it with '#' if it is a comment.",
      ])
  }
}
