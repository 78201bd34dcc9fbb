import VSMTestingCore
import VSMTestingRequirements
import XCTest

/// Feature files in XCTest.
final class RequirementsInXCTestTests: XCTestCase {
  @MainActor private let steps = Steps<Journal> {
    When("I add a pear") { world in world.lines.append("pear") }
    When("I pay") { _ in throw StepFailure("The card is refused.") }
  }

  @MainActor func testEachFailedScenarioIsASeparateFailure() async throws {
    let requirements = try Requirements("../Requirements/FeatureFiles/Shop")
    var worlds: [Journal] = []
    var line: UInt = 0
    let failures = await TestFailure.recorded {
      line = #line + 1
      await requirements.runAll(with: steps) {
        worlds.append(Journal())
        return worlds[worlds.count - 1]
      }
    }
    XCTAssertEqual(worlds.map(\.lines), [["pear"], ["pear"], []])
    XCTAssertEqual(
      failures.map(\.message), ["Pay.feature:5: \"By card\" failed.\n\n  ✗ When I pay\n\nThe card is refused."])
    XCTAssertEqual(failures.map(\.location.line), [line])
  }

  @MainActor func testSkippedScenarioSkipsTheTest() async throws {
    do {
      try await scenario("@skip").run(in: Journal(), with: steps)
      XCTFail("It was run.")
    } catch let skip as XCTSkip {
      XCTAssertEqual(skip.message, "A.feature:3: \"Pay\" is tagged @skip.")
    }
  }

  @MainActor func testPendingScenarioThatFailsSkipsTheTest() async throws {
    do {
      try await scenario("@pending").run(in: Journal(), with: steps)
      XCTFail("It passed.")
    } catch let skip as XCTSkip {
      XCTAssertEqual(
        skip.message,
        """
        A.feature:3: "Pay" is tagged @pending. Remove the tag when it passes.
        A.feature:4: "Pay" failed.

          ✗ When I pay

        The card is refused.
        """)
    }
  }

  @MainActor func testPendingScenarioThatPassesFails() async throws {
    let steps = Steps<Journal> { When("I pay") { _ in } }
    do {
      try await scenario("@pending").run(in: Journal(), with: steps)
      XCTFail("It passed.")
    } catch {
      XCTAssertEqual(
        "\(error)", "It passes. A.feature:3: \"Pay\" is tagged @pending. Remove the tag when it passes.")
    }
  }

  @MainActor private func scenario(_ tag: String) throws -> Requirements.Scenario {
    try Requirements(parsing: "Feature: A\n\(tag)\nScenario: Pay\nWhen I pay", file: "A.feature").scenarios[0]
  }
}
