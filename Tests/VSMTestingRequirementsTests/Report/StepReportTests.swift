import Gherkin
import Testing

@testable import VSMTestingRequirements

@MainActor struct StepReportTests {
  private func report(_ lines: String, _ steps: Steps<Journal>) throws -> StepReport {
    try Requirements(parsing: "Feature: A\nScenario: B\n\(lines)", file: "A.feature").report(on: steps)
  }

  @Test func stepsWithoutDefinitionAreListedWithTemplates() throws {
    let report = try report(
      """
      Given I am logged in
      When I type "Ada" into "Name"
      When I type "Grace" into "Name"
      And I add 3 (red) apples for 1.50 francs
        | kind |
      Then it is {done} by 'me' or "you" / 7
        ```
        ```
      * version v2 of 2nd edition
      """, Steps {})
    #expect(
      report.description == #"""
        A.feature:3: Given I am logged in
          has no definition. Add one:

            Given("I am logged in") { world in
              throw StepFailure("This step is not implemented.")
            }

        A.feature:4: When I type "Ada" into "Name"
        A.feature:5: When I type "Grace" into "Name"
          has no definition. Add one:

            When("I type {string} into {string}") { (world, text: String, text2: String) in
              throw StepFailure("This step is not implemented.")
            }

        A.feature:6: And I add 3 (red) apples for 1.50 francs
          has no definition. Add one:

            When("I add {int} \\(red\\) apples for {float} francs") { (world, number: Int, number2: Double, table: DataTable) in
              throw StepFailure("This step is not implemented.")
            }

        A.feature:8: Then it is {done} by 'me' or "you" / 7
          has no definition. Add one:

            Then("it is \\{done\\} by {string} or {string} \\/ {int}") { (world, text: String, text2: String, number: Int, docString: DocString) in
              throw StepFailure("This step is not implemented.")
            }

        A.feature:11: * version v2 of 2nd edition
          has no definition. Add one:

            Given("version v2 of 2nd edition") { world in
              throw StepFailure("This step is not implemented.")
            }
        """#)
  }

  /// The generated definitions of the test above. The test is that they compile.
  private let pasted = Steps<Journal> {
    Given("I am logged in") { world in
      throw StepFailure("This step is not implemented.")
    }
    When("I type {string} into {string}") { (world, text: String, text2: String) in
      throw StepFailure("This step is not implemented.")
    }
    When("I add {int} \\(red\\) apples for {float} francs") { (world, number: Int, number2: Double, table: DataTable) in
      throw StepFailure("This step is not implemented.")
    }
    Then("it is \\{done\\} by {string} or {string} \\/ {int}") {
      (world, text: String, text2: String, number: Int, docString: DocString) in
      throw StepFailure("This step is not implemented.")
    }
  }

  @Test func templatesMatchTheirSteps() throws {
    let lines = """
      Given I am logged in
      When I type "Ada" into "Name"
      And I add 3 (red) apples for 1.50 francs
        | kind |
      Then it is {done} by 'me' or "you" / 7
        ```
        ```
      """
    #expect(try report(lines, pasted).description.isEmpty)
  }

  @Test func mostSimilarDefinitionIsSuggested() throws {
    let steps = Steps<Journal> {
      Given("I am logged in", fileID: "T/Steps.swift", line: 1) { _ in }
      Given("I wait", fileID: "T/Steps.swift", line: 4) { _ in }
      When("I tap {string}", fileID: "T/Steps.swift", line: 2) { (_, _: String) in }
      Then("it should say {string} {int} time(s)", fileID: "T/Steps.swift", line: 3) { (_, _: String, _: Int) in }
    }
    func suggestion(_ step: String) throws -> String? {
      try report("Given \(step)", steps).problems[0].split(separator: "\n")[1].split(separator: "?")[0].description
    }
    #expect(
      try suggestion("I was logged in") == "  has no definition. Did you mean \"I am logged in\" (Steps.swift:1)")
    #expect(
      try suggestion("I taps \"Save\"") == "  has no definition. Did you mean \"I tap {string}\" (Steps.swift:2)")
    #expect(
      try suggestion("it should say 'x' 4 tims")
        == "  has no definition. Did you mean \"it should say {string} {int} time(s)\" (Steps.swift:3)")
    #expect(try suggestion("I waits") == "  has no definition. Did you mean \"I wait\" (Steps.swift:4)")
    #expect(try suggestion("nothing is like this") == "  has no definition. Add one:")
  }

  @Test func ambiguousStepListsItsDefinitions() throws {
    let steps = Steps<Journal> {
      Given("I tap {string}", fileID: "T/Steps.swift", line: 1) { (_, _: String) in }
      Given(/I tap .*/, fileID: "T/More.swift", line: 2) { _ in }
    }
    #expect(
      try report("Given I tap \"a\"", steps).description == """
        A.feature:3: Given I tap "a"
          is ambiguous: it matches 2 definitions. Make one of them more specific:
            "I tap {string}" (Steps.swift:1)
            a regular expression (More.swift:2)
        """)
  }

  @Test func stepOfABackgroundIsReportedOnce() throws {
    let steps = Steps<Journal> {
      Given("nothing", fileID: "T/Steps.swift", line: 1) { _ in }
      Given("I tap {string}", fileID: "T/Steps.swift", line: 2) { (_, _: String) in }
      Given(/I tap .*/, fileID: "T/Steps.swift", line: 3) { _ in }
    }
    let requirements = try Requirements(
      parsing: """
        Feature: A
        Background:
        Given I sing
        Given I tap "a"
        Given nothing
        |b|
        Scenario: C
        Given I sing
        Scenario: D
        Given I tap "e"
        """, file: "A.feature")
    #expect(
      requirements.report(on: steps).problems.map { $0.split(separator: "\n").filter { $0.hasPrefix("A.") } } == [
        ["A.feature:4: Given I tap \"a\""], ["A.feature:5: Given nothing"], ["A.feature:10: Given I tap \"e\""],
        ["A.feature:3: Given I sing", "A.feature:8: Given I sing"],
      ])
  }

  @Test func unexpectedArgumentsAreReported() throws {
    let steps = Steps<Journal> {
      Given("nothing", fileID: "T/Steps.swift", line: 1) { _ in }
      Given("table", fileID: "T/Steps.swift", line: 2) { (_, _: DataTable) in }
      Given("text", fileID: "T/Steps.swift", line: 3) { (_, _: DocString) in }
    }
    #expect(
      try report("Given nothing\n|a|\nGiven table\nGiven text\n|a|", steps).description
        == """
        A.feature:3: Given nothing
          matches "nothing" (Steps.swift:1), but cannot be bound to it.
          It expects no argument below the step. Add a DataTable or DocString to its parameters.

        A.feature:5: Given table
          matches "table" (Steps.swift:2), but cannot be bound to it.
          It expects a table below the step.

        A.feature:6: Given text
          matches "text" (Steps.swift:3), but cannot be bound to it.
          It expects a text between two lines of \""" below the step.
        """)
  }

  @Test func missingAndUnexpectedArgumentsOfTwoAreReported() throws {
    let steps = Steps<Journal> {
      Given("table", fileID: "T/Steps.swift", line: 1) { (_, _: DataTable) in }
      Given("text", fileID: "T/Steps.swift", line: 2) { (_, _: DocString) in }
      Given("both", fileID: "T/Steps.swift", line: 3) { (_, _: DataTable, _: DocString) in }
    }
    func reason(_ lines: String) throws -> Substring? {
      try report(lines, steps).problems.first?.split(separator: "\n").last
    }
    let both = "|a|\n```\n```"
    #expect(try reason("Given both\n\(both)") == nil)
    #expect(try reason("Given both\n|a|") == "  It expects a text between two lines of \"\"\" below the step.")
    #expect(try reason("Given both\n```\n```") == "  It expects a table below the step.")
    #expect(
      try reason("Given table\n\(both)") == "  It expects no text below the step. Add a DocString to its parameters.")
    #expect(
      try reason("Given text\n\(both)") == "  It expects no table below the step. Add a DataTable to its parameters.")
  }

  @Test func templateHasBothArguments() throws {
    let report = try report("Given table and text\n|a|\n```\n```\nThen text and table\n```\n```\n|a|", Steps {})
    #expect(report.description.contains("{ (world, table: DataTable, docString: DocString) in"))
    #expect(report.description.contains("{ (world, docString: DocString, table: DataTable) in"))
  }

  @Test func stepIsListedWithTheKeywordOfItsLanguage() throws {
    let requirements = try Requirements(
      parsing: "# language: ja\n機能: A\nシナリオ: B\n前提残高", file: "A.feature")
    #expect(requirements.report(on: Steps<Journal> {}).problems[0].hasPrefix("A.feature:4: 前提残高\n"))
  }

  @Test func invalidAndUnusedDefinitionsAreListed() throws {
    let steps = Steps<Journal> {
      Given("used", fileID: "T/Steps.swift", line: 1) { _ in }
      Given("not used", fileID: "T/Steps.swift", line: 2) { _ in }
      Given("{int}", fileID: "T/Steps.swift", line: 3) { _ in }
    }
    let report = try report("Given used", steps)
    #expect(
      report.description == """
        Steps.swift:3: "{int}" cannot be used.
          The expression has 1 parameter, but the closure takes 0 parameters after the world.

        Unused steps:
          "not used" (Steps.swift:2)
        """)
    #expect(report.problems.count == 1)
    #expect(report.unused == ["\"not used\" (Steps.swift:2)"])
  }
}
