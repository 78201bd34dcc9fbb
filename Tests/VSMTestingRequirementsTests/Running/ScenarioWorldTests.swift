import Testing
import VSM
import VSMTestingCore
import VSMTestingRequirements

@MainActor struct ScenarioWorldTests {
  private func scenario(_ lines: String) throws -> Requirements.Scenario {
    try Requirements(parsing: "Feature: A\nScenario: B\n\(lines)", file: "A.feature").scenarios[0]
  }

  @Test func worldIsCalledBeforeActionsAndAfterSteps() async throws {
    let world = Diary()
    try await scenario("Given I write a\nWhen I write b\nAnd I write c\nThen I write d").run(
      in: world, with: diarySteps)
    #expect(world.lines == ["a", "ran", "action", "b", "ran", "c", "ran", "d", "ran"])
  }

  @Test func stepOfAnUnknownKindDoesNotEndAGroupOfActions() async throws {
    let world = Diary()
    try await scenario("When I write a\n* I write b\nAnd I write c\nWhen I write d\nThen I write e\nWhen I write f")
      .run(
        in: world, with: diarySteps)
    #expect(world.lines.filter { $0 != "ran" } == ["action", "a", "b", "c", "d", "e", "action", "f"])
  }

  @Test func worldDescribesTheFailureOfAStep() async throws {
    let failing = try scenario("When I fail")
    let failure = await #expect(throws: ScenarioFailure.self) { try await failing.run(in: Diary(), with: diarySteps) }
    #expect(failure?.reason == "After [\"action\"]: It broke.")
  }

  @Test func worldWithoutAPageWaitsForItsJourney() async throws {
    let world = JourneyWorld()
    let steps = Steps<JourneyWorld> {
      Steps.time
      When("I save") { world in world.container.observe(.saved, debounced: .seconds(1)) }
      Then("it is {profileState}") { (world, state: ProfileState) in
        if world.container.state != state { throw StepFailure("It is \(world.container.state).") }
      }
    }
    try await scenario("When I save\nThen it is idle\nWhen 1 second passes\nThen it is saved").run(
      in: world, with: steps)
    await world.journey.expect("saved")
  }
}

private let diarySteps = Steps<Diary> {
  When("I write {word}") { (world, word: String) in world.lines.append(word) }
  When("I fail") { _ in throw StepFailure("It broke.") }
}

/// A world that records its calls.
@MainActor private final class Diary: ScenarioWorld {
  var lines: [String] = []

  func actionWillBegin() { lines.append("action") }
  func stepDidRun() async { lines.append("ran") }
  func failureReason(for error: any Error) -> String {
    "After \(lines): \(error)"
  }
}

private enum ProfileState: String, CaseIterable, StepParameter { case idle, saved }

@MainActor private final class JourneyWorld: ScenarioWorld, TimedWorld {
  let clock = TestClock()
  let container: StateContainer<ProfileState>
  let journey: Journey<ProfileState>

  init() {
    container = StateContainer(state: .idle, clock: clock)
    journey = Journey(of: container, clock: clock)
  }

  func stepDidRun() async { await journey.settle() }
}
