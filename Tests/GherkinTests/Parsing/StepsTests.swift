import Gherkin
import Testing

struct StepsTests {
  @Test func allStepKeywordsAreParsed() throws {
    let steps = try steps("  Given a\n  When b\n  Then c\n  And d\n  But e\n  * f\n  *\tg")
    #expect(steps.map(\.keyword) == [.given, .when, .then, .and, .but, .asterisk, .asterisk])
    #expect(steps.map(\.text) == ["a", "b", "c", "d", "e", "f", "g"])
    #expect(steps[1].location == Location(line: 4, column: 3))
  }

  @Test func docStringKeepsItsIndentation() throws {
    let lines = "  Given a\n    \"\"\"json\n    {\n      \"b\": 1\n\n  }\n    # no comment\n    \"\"\"\n  And c"
    let steps = try steps(lines)
    #expect(
      steps.map(\.argument) == [
        .docString(
          DocString(
            "{\n  \"b\": 1\n\n}\n# no comment", mediaType: "json", location: Location(line: 4, column: 5))), nil,
      ])
  }

  @Test func docStringCanContainEscapedDelimitersAndUseBackticks() throws {
    #expect(try docString("\"\"\"\na \\\"\\\"\\\" \\n ```\n\"\"\"") == "a \"\"\" \\n ```")
    #expect(try docString("```\na \\`\\`\\` \"\"\"\n\"\"\"\n```") == "a ``` \"\"\"\n\"\"\"")
    #expect(try docString("```\n```") == "")
  }

  @Test func mediaTypeIsOptional() throws {
    guard case .docString(let text)? = try steps("Given a\n\"\"\"\nb\n\"\"\"").first?.argument else {
      Issue.record("There is no text.")
      return
    }
    #expect(text.mediaType == nil)
  }

  @Test func unterminatedDocStringIsReportedAtItsStart() {
    #expect(
      problems("Feature: A\nScenario: B\nGiven c\n  \"\"\"\nd\n```") == [
        "4:3: The text that begins here has no end. Write \"\"\" on a line below it."
      ])
  }

  @Test func textAfterTheClosingDelimiterIsAnError() {
    #expect(
      problems("Feature: A\nScenario: B\nGiven c\n```\nd\n```e") == [
        "6:1: The line that ends a text has other characters after ```. "
          + "Move them to another line, or write '\\`\\`\\`' if the text continues."
      ])
  }

  @Test func lineThatIsNotAStepIsAnError() {
    let advice =
      "This line is not a step. "
      + "Begin it with Given, When, Then, And, But or * and a space, or with '#' if it is a comment."
    #expect(problems("Feature: A\nScenario: B\nGiven c\nGivenness d") == ["4:1: \(advice)"])
    #expect(problems("Feature: A\nBackground:\nGiven c\n\nd\ne\nAnd f\ng") == ["5:1: \(advice)", "8:1: \(advice)"])
  }

  @Test(arguments: [
    ("Scenario Save", "Scenario"), ("scenario: Save", "Scenario"), ("Scenario  outline: Save", "Scenario"),
    ("scenario outline", "Scenario Outline"), ("Examples", "Examples"), ("RULE: a", "Rule"),
  ])
  func misspelledKeywordIsSuggested(line: String, keyword: String) {
    #expect(
      problems("Feature: A\nScenario: B\nGiven c\n\(line)\n|d|")
        == ["4:1: This line is not a step. Did you mean '\(keyword):'?"])
  }

  @Test func stepWithoutTextIsAnError() {
    #expect(
      problems("Feature: A\nScenario: B\nGiven\n  Then ") == [
        "3:1: The step has no text. Write a text after 'Given'.",
        "4:3: The step has no text. Write a text after 'Then'.",
      ])
  }

  @Test func stepCanHaveATableAndADocString() throws {
    let steps = try steps(
      "Given a\n| b |\n| c |\n  ```\n  d\n  ```\nAnd e\n\"\"\"\nf\n\"\"\"\n# comment\n\n| g |\nAnd h")
    let arguments = steps.map { step in
      step.arguments.map { argument in
        switch argument {
        case .dataTable(let table): "\(table.texts)"
        case .docString(let text): text.content
        }
      }
    }
    #expect(arguments == [[#"[["b"], ["c"]]"#, "d"], ["f", #"[["g"]]"#], []])
    #expect(steps.map { $0.argument == $0.arguments.first } == [true, true, true])
  }

  @Test func secondTableOrDocStringOfAStepIsAnError() {
    func advice(_ kind: String) -> String {
      "The step has two \(kind) below it. Move one of them to another step."
    }
    #expect(problems("Feature: A\nScenario: B\nGiven c\n```\n```\n```\nd\n```") == ["6:1: \(advice("texts"))"])
    #expect(
      problems("Feature: A\nScenario: B\nGiven c\n|d|\n```\n```\n  |d|\n|e|\n\"\"\"\n\"\"\"\nThen f") == [
        "7:3: \(advice("tables"))", "9:1: \(advice("texts"))",
      ])
  }

  @Test func argumentsCanBeReplaced() {
    let location = Location(line: 1, column: 1)
    let text = Step.Argument.docString(DocString("a", location: location))
    var step = Step(.given, "b", argument: text, location: location)
    #expect(step.arguments == [text] && step.argument == text)
    #expect(step.writtenKeyword == "Given ")
    step.argument = nil
    #expect(step.arguments == [])
  }

  private func docString(_ lines: String) throws -> String? {
    guard case .docString(let text)? = try steps("Given a\n\(lines)").first?.argument else { return nil }
    return text.content
  }
}
