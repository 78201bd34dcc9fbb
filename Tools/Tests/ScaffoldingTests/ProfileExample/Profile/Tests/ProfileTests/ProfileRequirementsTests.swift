import Testing
import VSMTesting

@testable import Profile

/// The scenarios of Profile.feature.
@MainActor struct ProfileRequirementsTests {
  @Test(arguments: try Requirements().scenarios)
  func profile(_ scenario: Requirements.Scenario) async throws {
    try await scenario.run(in: ProfileWorld(), with: profileSteps)
  }

  @Test func everyStepHasOneDefinition() throws {
    let report = try Requirements().report(on: profileSteps)
    #expect(report.problems.isEmpty, "\(report)")
  }
}
