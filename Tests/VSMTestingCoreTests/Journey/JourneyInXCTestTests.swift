import VSM
import VSMTestingCore
import XCTest

/// Journeys in XCTest.
final class JourneyInXCTestTests: NotingTestCase {
  @MainActor func testJourneyRecordsExpectedStates() async {
    let repository = Steered<Int, String>("load")
    let container = StateContainer(state: ProfileState.initialized)
    let journey = Journey(of: container)
    container.observe(ProfileState.load(repository))
    await journey.expect("loading")
    repository.succeed(with: "Ada")
    await journey.expect(.state("loaded").with(\ProfileState.LoadedModel.name, "Ada"))
    await journey.finish()
  }

  @MainActor func testDifferentStateFailsTheTestAtTheExpectation() async {
    let container = StateContainer(state: ProfileState.initialized)
    var line = 0
    let failures = await failures {
      let journey = Journey(of: container)
      container.observe(.loading)
      line = #line + 1
      await journey.expect("loaded")
    }
    XCTAssertEqual(
      failures,
      [
        Failure(
          message:
            "\(container.id) did not go through the expected states (- expected, + happened):\n- loaded\n+ loading",
          line: line)
      ])
  }

  @MainActor func testUnexpectedStatesFailTheTestAtTheJourneysLine() async {
    let container = StateContainer(state: ProfileState.initialized)
    var line = 0
    let failures = await failures {
      line = #line + 1
      let journey = Journey(of: container)
      container.observe(.loading)
      await journey.settle()
    }
    XCTAssertEqual(
      failures,
      [
        Failure(
          message: "\(container.id) went through states that the test did not expect. "
            + "Expect them, or \".anything\":\n  loading",
          line: line)
      ])
  }
}
