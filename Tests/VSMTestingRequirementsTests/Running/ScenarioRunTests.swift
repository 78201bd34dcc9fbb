import Testing
import VSMTestingCore

@testable import VSMTestingRequirements

@MainActor struct ScenarioRunTests {
  private let journal = Journal()
  private let steps = Steps<Journal> {
    When("I write {word}") { (world, word: String) in
      await Task.yield()
      world.lines.append(word)
    }
    When("I fail") { _ in throw StepFailure("It broke.") }
  }

  private func scenarios(_ lines: String) throws -> [Requirements.Scenario] {
    try Requirements(parsing: "Feature: A\n\(lines)", file: "A.feature").scenarios
  }

  @Test func stepsRunInOrder() async throws {
    for scenario in try scenarios(
      "Background:\n* I write a\nScenario Outline: B\n* I write <word>\nExamples:\n|word|\n|b|\n|c|")
    {
      try await scenario.run(in: journal, with: steps)
    }
    #expect(journal.lines == ["a", "b", "a", "c"])
  }

  @Test func stepWaitsForWorkOfThePreviousStep() async throws {
    let steps = Steps<Journal> {
      When("I start") { world in Task { world.lines.append("started") } }
      Then("it is started") { world in world.lines.append(world.lines == ["started"] ? "seen" : "too early") }
    }
    try await scenarios("Scenario: B\nWhen I start\nThen it is started")[0].run(in: journal, with: steps)
    #expect(journal.lines == ["started", "seen"])
  }

  @Test func scenarioWithAnUnboundStepDoesNotRun() async throws {
    let scenario = try scenarios("Scenario: B\nWhen I write a\nAnd I sing")[0]
    let failure = await #expect(throws: ScenarioFailure.self) { try await scenario.run(in: journal, with: steps) }
    #expect(journal.lines == [])
    #expect(
      failure?.description == """
        A.feature:2: "B" cannot be run.

        A.feature:4: And I sing
          has no definition. Add one:

            When("I sing") { world in
              throw StepFailure("This step is not implemented.")
            }
        """)
  }

  @Test func failedStepIsShownAmongTheOthers() async throws {
    let scenario = try scenarios("Scenario: B\nWhen I write a\nAnd I fail\nThen I write b")[0]
    let failure = await #expect(throws: ScenarioFailure.self) { try await scenario.run(in: journal, with: steps) }
    #expect(journal.lines == ["a"])
    #expect(failure?.step == 1)
    #expect(
      failure?.description == """
        A.feature:4: "B" failed.

          ✓ When I write a
          ✗ And I fail
          · Then I write b

        It broke.
        """)
  }

  @Test func pendingScenarioCanFail() async throws {
    try await scenarios("@pending\nScenario: B\nWhen I write a\nAnd I fail")[0].run(in: journal, with: steps)
    #expect(journal.lines == ["a"])
  }

  @Test func pendingScenarioThatPassesFails() async throws {
    let scenario = try scenarios("@pending\nScenario: B\nWhen I write a")[0]
    try await withKnownIssue {
      try await scenario.run(in: journal, with: steps)
    } matching: { issue in
      "\(issue)".contains("A.feature:3: \"B\" is tagged @pending. Remove the tag when it passes.")
    }
  }

  @Test(
    arguments: try Requirements(parsing: "Feature: A\n@skip\nScenario: B\nWhen I fail", file: "A.feature").scenarios)
  func skippedScenarioDoesNotRun(_ scenario: Requirements.Scenario) async throws {
    #expect(scenario.isLeftOut && !scenario.isPending)
    try await scenario.run(in: journal, with: steps)
    Issue.record("The test goes on.")
  }

  @Test func allScenariosRunInOneTest() async throws {
    let requirements = try Requirements(
      parsing: """
        Feature: A
          Scenario: B
            When I fail
          @skip
          Scenario: C
            When I write c
          @pending
          Scenario: D
            When I write d
          @pending
          Scenario: E
            When I fail
          Scenario: F
            When I write f
        """, file: "A.feature")
    let failures = await TestFailure.recorded { await requirements.runAll(with: steps) { journal } }
    #expect(journal.lines == ["d", "f"])
    #expect(
      failures.map(\.message) == [
        "A.feature:3: \"B\" failed.\n\n  ✗ When I fail\n\nIt broke.",
        "A.feature:8: \"D\" is tagged @pending, but passes. Remove the tag.",
      ])
  }
}
