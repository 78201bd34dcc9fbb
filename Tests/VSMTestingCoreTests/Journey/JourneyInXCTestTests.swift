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

/// A journey that is created in `setUp()`, which XCTest runs in another task than the test.
final class JourneyFromSetUpInXCTestTests: XCTestCase {
  @MainActor private final class Feature {
    let container = StateContainer<Named>(state: "idle")
    let journey: Journey<Named>

    init() {
      journey = Journey(of: container)
    }
  }

  private var feature: Feature?

  override func setUp() async throws {
    feature = await Feature()
  }

  @MainActor func testTasksOfTheTestAreAwaited() async throws {
    let feature = try XCTUnwrap(feature)
    for round in 1...50 {
      Task {
        for _ in 0..<5 { await Task.detached { await Task.yield() }.value }
        feature.container.observe(Named(round))
      }
      await feature.journey.expect(.state("\(round)"))
    }
    await feature.journey.finish()
  }
}
