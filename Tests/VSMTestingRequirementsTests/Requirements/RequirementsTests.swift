import Gherkin
import Testing

@testable import VSMTestingRequirements

struct RequirementsTests {
  @Test func folderIsReadRecursivelyInOrder() throws {
    let requirements = try Requirements("FeatureFiles/Shop")
    #expect(requirements.scenarios.map(\.description) == ["Basket: Add", "Basket: Full: Add more", "Pay: By card"])
    #expect(requirements.scenarios.map(\.file) == ["Basket.feature", "Basket.feature", "Pay.feature"])
  }

  @Test(arguments: try Requirements("FeatureFiles/Shop").scenarios)
  @MainActor func eachScenarioIsATestCase(_ scenario: Requirements.Scenario) async throws {
    let journal = Journal()
    try await scenario.run(
      in: journal,
      with: Steps {
        When("I add a pear") { world in world.lines.append("pear") }
        When("I pay") { world in world.lines.append("pay") }
      })
    #expect(journal.lines == [scenario.name.hasPrefix("Add") ? "pear" : "pay"])
  }

  @Test func singleFileIsRead() throws {
    let requirements = try Requirements("FeatureFiles/Shop/Paying/Pay.feature")
    #expect(requirements.scenarios.map(\.id) == ["Pay.feature: By card"])
    #expect(requirements.scenarios[0].tags == ["@money"])
  }

  @Test func allProblemsOfTheFilesAreReported() throws {
    let error = #expect(throws: RequirementsError.self) { try Requirements("FeatureFiles/Broken") }
    #expect(
      error?.message == """
        One.feature:1:1: A feature file begins with 'Feature:', but this line does not. Write 'Feature:' and a name \
        above it.
        Two.feature:4:3: This line is not a step. Begin it with Given, When, Then, And, But or * and a space, or with '#' \
        if it is a comment.
        """)
  }

  @Test func missingFilesAreReported() {
    let nowhere = #expect(throws: RequirementsError.self) { try Requirements("FeatureFiles/Nowhere") }
    #expect(nowhere?.message.hasPrefix("No file or folder exists at /") == true)
    #expect(
      nowhere?.message.hasSuffix("/Requirements/FeatureFiles/Nowhere, the path of the requirements.") == true)
    let empty = #expect(throws: RequirementsError.self) { try Requirements("FeatureFiles/Empty") }
    #expect(empty?.message.hasSuffix("/FeatureFiles/Empty contains no file whose name ends in .feature.") == true)
  }

  @Test func scenariosWithoutStepsAreAnError() {
    let none = #expect(throws: RequirementsError.self) { try Requirements(parsing: "Feature: A\nRule: B", file: "F") }
    #expect(
      none?.message
        == "F: The feature has no scenarios, so none of it would run. "
        + "Begin each scenario with 'Scenario:' and a name. Other text is a description.")
    let empty = #expect(throws: RequirementsError.self) {
      try Requirements(parsing: "Feature: A\nScenario: B", file: "F")
    }
    #expect(
      empty?.message
        == "F:2: The scenario \"B\" has no steps, so it would always pass. "
        + "Begin each step with Given, When or Then, or tag the scenario @skip. Other text is a description.")
    // The steps of a background test nothing of a scenario.
    let background = "Feature: A\nBackground:\nGiven c\n"
    let withBackground = #expect(throws: RequirementsError.self) {
      try Requirements(parsing: background + "Scenario: B\nScenario: D\nWhen d", file: "F")
    }
    #expect(withBackground?.message.hasPrefix("F:4: The scenario \"B\" has no steps") == true)
    #expect(withBackground?.message.split(separator: "\n").count == 1)
    let both = #expect(throws: RequirementsError.self) {
      try Requirements(parsing: "Feature: A\nScenario: B\nScenario: C", file: "F")
    }
    #expect(both?.message.split(separator: "\n").map { $0.prefix(3) } == ["F:2", "F:3"])
    #expect(throws: Never.self) { try Requirements(parsing: "Feature: A\n@skip\nScenario: B", file: "F") }
  }

  @Test func errorsHaveTheLocationOfTheCall() {
    let line = UInt(#line + 1)
    let nowhere = #expect(throws: RequirementsError.self) { try Requirements("Nowhere") }
    let empty = #expect(throws: RequirementsError.self) { try Requirements(parsing: "Feature: A\nRule: B", file: "F") }
    #expect([nowhere?.location.line, empty?.location.line] == [line, line + 1])
    #expect(nowhere?.description.hasPrefix("VSMTestingRequirementsTests/RequirementsTests.swift:\(line):") == true)
  }
}
