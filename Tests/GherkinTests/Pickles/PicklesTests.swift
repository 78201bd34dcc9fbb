import Gherkin
import Testing

struct PicklesTests {
  private func pickles(_ source: String) throws -> [Pickle] {
    try Feature(parsing: source, file: "").pickles()
  }

  @Test func backgroundStepsPrecedeScenarioSteps() throws {
    let pickles = try pickles(
      """
      Feature: A
        Background:
          Given b
        Scenario: C
          When c
        Rule: D
          Background:
            Given d
          Scenario: E
            When e
        Rule: F
          Scenario: G
            When g
      """)
    #expect(pickles.map { $0.steps.map(\.text) } == [["b", "c"], ["b", "d", "e"], ["b", "g"]])
    #expect(pickles.map(\.feature) == ["A", "A", "A"])
    #expect(pickles.map(\.rule) == [nil, "D", "F"])
    #expect(pickles[1].steps.map(\.location.line) == [3, 8, 10])
  }

  @Test func eachExamplesRowIsAPickle() throws {
    let pickles = try pickles(
      """
      Feature: A
        Scenario Outline: Take <sum> <unit>
          When I take <sum> of <unknown> < 3
            | <unit> | <sum><sum> |
          And I say
            ```<unit>
            <sum>
            ```
            | <sum> |
          Examples:
            | sum | unit   |
            | 1   | franc  |
            | <2> | <sum>  |
      """)
    #expect(pickles.map(\.name) == ["Take 1 franc", "Take <2> <sum>"])
    #expect(pickles.map(\.location.line) == [12, 13])
    #expect(pickles[0].steps[0].text == "I take 1 of <unknown> < 3")
    guard case .dataTable(let table)? = pickles[0].steps[0].argument,
      case .docString(let text)? = pickles[0].steps[1].argument,
      case .dataTable(let second)? = pickles[0].steps[1].arguments.last
    else { throw NoArgument() }
    #expect(table.texts == [["franc", "11"]])
    #expect(second.texts == [["1"]])
    #expect(text.content == "1" && text.mediaType == "franc")
  }

  @Test func angleBracketBeforeAPlaceholderIsKept() throws {
    let pickles = try pickles("Feature: A\nScenario Outline: B\nWhen 0 < <sum>\nExamples:\n| sum |\n| 1 |")
    #expect(pickles[0].steps.map(\.text) == ["0 < 1"])
  }

  @Test func placeholdersInBackgroundsAreKept() throws {
    let pickles = try pickles(
      "Feature: A\nBackground:\nGiven <b>\nScenario: C\nWhen <b>\nExamples:\n| b |\n| 1 |")
    #expect(pickles[0].steps.map(\.text) == ["<b>", "1"])
  }

  @Test func tagsAreInherited() throws {
    let pickles = try pickles(
      """
      @a
      Feature: A
        @b
        Rule: B
          @c
          Scenario Outline: C
            Given <d>
            @d
            Examples:
              | d |
              | 1 |
          Scenario: E
            Given e
      """)
    #expect(pickles.map { $0.tags.map(\.name) } == [["@a", "@b", "@c", "@d"], ["@a", "@b"]])
  }

  @Test func columnNameCanContainAngleBrackets() throws {
    let pickles = try pickles(
      "Feature: A\nScenario Outline: B\nWhen <b<a>>, <a> and <b\nExamples:\n| a | b<a> |\n| 1 | 2 |")
    #expect(pickles[0].steps.map(\.text) == ["2, 1 and <b"])
  }

  @Test func scenarioWithoutStepsHasNoBackgroundSteps() throws {
    let pickles = try pickles(
      """
      Feature: A
        Background:
          Given a
        Scenario: B
        Scenario Outline: C <d>
          Examples:
            | d |
            | 1 |
        Rule: E
          Background:
            Given e
          Scenario: F
          Scenario: G
            When g
      """)
    #expect(pickles.map(\.name) == ["B", "C 1", "F", "G"])
    #expect(pickles.map { $0.steps.map(\.text) } == [[], [], [], ["a", "e", "g"]])
  }

  @Test func asteriskHasAnUnknownKind() throws {
    let pickles = try pickles(
      """
      Feature: A
        Scenario: B
          * b
          And b
          When b
          * b
          But b
          Then b
          And b
      """)
    #expect(
      pickles[0].steps.map(\.kind) == [.unknown, .unknown, .action, .unknown, .unknown, .outcome, .outcome])
  }

  @Test func andContinuesThePreviousStepKind() throws {
    let pickles = try pickles(
      """
      Feature: A
        Background:
          * b
          Given b
        Scenario: C
          And c
          When c
          And c
          Then c
          But c
      """)
    #expect(
      pickles[0].steps.map(\.kind) == [.unknown, .context, .context, .action, .action, .outcome, .outcome])
    #expect(pickles[0].steps.map(\.keyword) == [.asterisk, .given, .and, .when, .and, .then, .but])
  }

  @Test func scenariosWithTheSameNameAreNumbered() throws {
    let pickles = try pickles(
      """
      Feature: A
        Scenario: Save
        Scenario: Save (2)
        Scenario: Save
        Scenario Outline: Take
          Given <sum>
          Examples:
            | sum | in    |
            | 1   | franc |
            | 2   | franc |
            | 2   | franc |
        Rule: B
          Scenario: Save
      """)
    #expect(
      pickles.map(\.name) == [
        "Save", "Save (2)", "Save (3)", "Take (sum: 1, in: franc)", "Take (sum: 2, in: franc)",
        "Take (sum: 2, in: franc) (2)", "Save (4)",
      ])
  }
}

private struct NoArgument: Error {}
