import Testing
import VSMTestingCore

@testable import VSMTestingRequirements

@MainActor struct ScenarioHooksTests {
  private let journal = Journal()

  private func scenario(_ lines: String = "", tags: String = "") throws -> Requirements.Scenario {
    try Requirements(
      parsing: "Feature: A\nBackground:\nGiven I write background\n\(tags)\nScenario: B\nWhen I write step\n\(lines)",
      file: "A.feature"
    ).scenarios[0]
  }

  private static let writing = Steps<Journal> {
    When("I write {word}") { (world, word: String) in world.lines.append(word) }
    When("I fail") { _ in throw StepFailure("It broke.") }
  }

  @Test func hooksRunAroundTheSteps() async throws {
    let steps = Steps<Journal> {
      Before { world in world.lines.append("before 1") }
      After { world in world.lines.append("after 1") }
      Self.writing
      Before { world in
        await Task.yield()
        world.lines.append("before 2")
      }
      After { world in
        await Task.yield()
        world.lines.append("after 2")
      }
    }
    try await scenario().run(in: journal, with: steps)
    #expect(journal.lines == ["before 1", "before 2", "background", "step", "after 2", "after 1"])
  }

  @Test(arguments: [("", ["all", "step"]), ("@a", ["a", "all", "step"]), ("@a @b", ["all", "step", "b"])])
  func tagsSelectScenarios(tags: String, lines: [String]) async throws {
    let steps = Steps<Journal> {
      Before("@a and not @b") { world in world.lines.append("a") }
      Before { world in world.lines.append("all") }
      After("@b") { world in world.lines.append("b") }
      Self.writing
    }
    try await scenario(tags: tags).run(in: journal, with: steps)
    #expect(journal.lines.filter { $0 != "background" } == lines)
  }

  @Test func hooksOfALibraryAreIncluded() async throws {
    let library = Steps<Journal> {
      Before { world in world.lines.append("before") }
      After { world in world.lines.append("after") }
    }
    let steps = Steps<Journal> {
      Self.writing
      library
    }
    try await scenario().run(in: journal, with: steps)
    #expect(journal.lines == ["before", "background", "step", "after"])
  }

  @Test func hookReceivesTheScenario() async throws {
    let steps = Steps<Journal> {
      Before("@a") { world, scenario in world.lines.append(scenario.name) }
      After { (world, scenario: Requirements.Scenario) in world.lines += scenario.tags }
      Self.writing
    }
    try await scenario(tags: "@a").run(in: journal, with: steps)
    #expect(journal.lines == ["B", "background", "step", "@a"])
  }

  @Test func scenarioWaitsForTheEffectsOfAHook() async throws {
    let steps = Steps<Journal> {
      Before { world in Task { world.lines.append("prepared") } }
      Self.writing
    }
    try await scenario().run(in: journal, with: steps)
    #expect(journal.lines == ["prepared", "background", "step"])
  }

  // MARK: Failures

  @Test func failedHookBeforeTheStepsFailsTheScenario() async throws {
    let steps = Steps<Journal> {
      Before(fileID: "T/Steps.swift", line: 1) { _ in throw StepFailure("No store.") }
      Before { world in world.lines.append("not reached") }
      After { world in world.lines.append("after") }
      Self.writing
    }
    let failure = await #expect(throws: ScenarioFailure.self) { try await scenario().run(in: journal, with: steps) }
    #expect(journal.lines == ["after"])
    #expect(failure?.step == nil)
    #expect(
      failure?.description == """
        A.feature:5: "B" failed before its first step.

          · Given I write background
          · When I write step

        Before (Steps.swift:1) failed.
        No store.
        """)
  }

  @Test func failedHookAfterTheStepsFailsTheScenario() async throws {
    let steps = Steps<Journal> {
      After { world in world.lines.append("after") }
      After("@a", fileID: "T/Steps.swift", line: 2) { _ in throw StepFailure("It leaks.") }
      Self.writing
    }
    let failure = await #expect(throws: ScenarioFailure.self) {
      try await scenario(tags: "@a").run(in: journal, with: steps)
    }
    #expect(journal.lines == ["background", "step", "after"])
    #expect(
      failure?.description == """
        A.feature:5: "B" failed after its last step.

          ✓ Given I write background
          ✓ When I write step

        After("@a") (Steps.swift:2) failed.
        It leaks.
        """)
  }

  @Test func hooksRunAfterAFailedStep() async throws {
    let steps = Steps<Journal> {
      After(fileID: "T/Steps.swift", line: 1) { world in
        world.lines.append("after")
        throw StepFailure("It leaks.")
      }
      Self.writing
    }
    let failing = try scenario("When I fail")
    let failure = await #expect(throws: ScenarioFailure.self) { try await failing.run(in: journal, with: steps) }
    #expect(journal.lines == ["background", "step", "after"])
    #expect(failure?.step == 2)
    #expect(failure?.reason == "It broke.\n\nAfter (Steps.swift:1) failed.\nIt leaks.")
  }

  @Test func worldDescribesTheFailureOfAHook() async throws {
    let steps = Steps<Explaining> {
      Before(fileID: "T/Steps.swift", line: 1) { _ in throw StepFailure("No store.") }
      When("I write {word}") { (_, _: String) in }
    }
    let failure = await #expect(throws: ScenarioFailure.self) {
      try await scenario().run(in: Explaining(), with: steps)
    }
    #expect(failure?.reason == "Before (Steps.swift:1) failed.\nExplained: No store.")
  }

  @Test func hooksDoNotRunForScenariosThatCannotRun() async throws {
    let steps = Steps<Journal> {
      Before { world in world.lines.append("before") }
      After { world in world.lines.append("after") }
    }
    await #expect(throws: ScenarioFailure.self) { try await scenario().run(in: journal, with: steps) }
    #expect(journal.lines == [])
  }

  // MARK: Reports

  @Test func mistakeInTagsIsReportedByEveryScenario() async throws {
    let steps = Steps<Journal> {
      Before("@a and", fileID: "T/Steps.swift", line: 1) { world in world.lines.append("before") }
      Self.writing
    }
    let failure = await #expect(throws: ScenarioFailure.self) { try await scenario().run(in: journal, with: steps) }
    #expect(journal.lines == [])
    #expect(
      failure?.reason == """
        Before("@a and") (Steps.swift:1) cannot be used.
          Character 7 of the tag expression "@a and": The expression ends where a tag is expected. Write a tag such as \
        @slow, or remove the operator before it.
        """)
  }

  @Test func hooksThatSelectNoScenarioAreListed() throws {
    let steps = Steps<Journal> {
      Before("@offlin", fileID: "T/Steps.swift", line: 1) { _ in }
      Before("@a", fileID: "T/Steps.swift", line: 2) { _ in }
      After("not @a", fileID: "T/Steps.swift", line: 3) { _ in }
      Self.writing
    }
    let requirements = try Requirements(
      parsing: "Feature: A\n@a\nScenario: B\nWhen I write c\nAnd I fail", file: "A.feature")
    let report = requirements.report(on: steps)
    #expect(report.problems == [])
    #expect(report.unused == ["Before(\"@offlin\") (Steps.swift:1)", "After(\"not @a\") (Steps.swift:3)"])
  }
}

/// A world that describes failures.
@MainActor private final class Explaining: ScenarioWorld {
  func failureReason(for error: any Error) -> String { "Explained: \(error)" }
}
