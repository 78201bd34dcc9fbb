import Testing
import VSM
import VSMTestingCore

@MainActor
@Suite struct JourneyTests {
  private let repository = Steered<Int, String>("load")
  private let container = StateContainer(state: ProfileState.initialized)

  @Test func everyStateIsExpectedInOrder() async {
    let journey = Journey(of: container)
    container.observe(ProfileState.load(repository))
    await journey.expect("loading")
    repository.succeed(with: "Ada")
    await journey.expect(.state("loaded").with(\ProfileState.LoadedModel.name, "Ada"))
    await journey.finish()
  }

  @Test func expectationsCanBeWrittenInFull() async {
    let journey = Journey(of: container)
    container.observe(ProfileState.load(repository))
    repository.fail(with: Offline())
    await journey.expect(
      "loading",
      .state("loadingError") { (message: String) in #expect(message == "No connection.") })
  }

  @Test func modelOfTheStateIsAvailable() async throws {
    let journey = Journey(of: container)
    container.observe(ProfileState.loaded("Ada"))
    await journey.expect("loaded")
    container.observe(try journey.model(ProfileState.LoadedModel.self).rename("Grace"))
    await journey.expect(.state("loaded").with(\ProfileState.LoadedModel.name, "Grace"))
  }

  @Test func emptyExpectationExpectsNoStates() async {
    let journey = Journey(of: container)
    await journey.expect()
    container.observe(.loading)
    await journey.expect("loading")
    await journey.expect()
  }

  @Test func anythingMatchesAnyStates() async {
    let journey = Journey(of: container)
    for name in ["Ada", "Grace", "Katherine"] {
      container.observe(.loading)
      container.observe(ProfileState.loaded(name))
    }
    await journey.expect(
      "loading", .anything, .state("loaded").with(\ProfileState.LoadedModel.name, "Katherine"))
    container.observe(.loading)
    await journey.expect(.anything)
    await journey.finish()
  }

  @Test func anythingMatchesAsFewStatesAsPossible() async {
    let journey = Journey(of: container)
    container.observe(ProfileState.loaded("Ada"))
    container.observe(ProfileState.loaded("Grace"))
    await journey.expect(
      .anything, .state("loaded").with(\ProfileState.LoadedModel.name, "Ada"), .anything)
  }

  @Test func stateWithoutNameMatchesAnyState() async {
    let journey = Journey(of: container)
    container.observe(.loading)
    container.observe(ProfileState.loaded("Ada"))
    await journey.expect(.state(), "loaded")
  }

  @Test func journeyWaitsForARunningAction() async {
    let journey = Journey(of: container)
    container.observe {
      for _ in 0..<50 { await Task.detached {}.value }
      return .loaded("Ada")
    }
    await journey.expect("loaded")
  }

  @Test func timeAdvancesOnTheClockOfTheTest() async {
    let clock = TestClock()
    let container = StateContainer(state: ProfileState.initialized, clock: clock)
    let journey = Journey(of: container, clock: clock)
    container.observe {
      try? await clock.sleep(for: .seconds(2))
      return .loading
    }
    container.observe(ProfileState.loaded("Ada"), debounced: .seconds(5))
    await journey.expect()
    await journey.advance(by: .seconds(2))
    await journey.expect("loading")
    await journey.advance(by: .seconds(3))
    await journey.expect("loaded")
  }

  @Test func pendingSleepersAreAwaitedBeforeTheClockAdvances() async {
    let clock = TestClock()
    let journey = Journey(of: container, clock: clock)
    container.observe {
      for _ in 0..<50 { await Task.detached {}.value }
      try? await clock.sleep(for: .seconds(2))
      return .loading
    }
    await journey.advance(by: .seconds(2))
    await journey.expect("loading")
  }

  @Test func structStatesAreNamedAndChecked() async {
    struct EditState {
      var name: String
      var step = Step.editing
      enum Step {
        case editing
        case saving(attempt: Int)
      }
    }
    let container = StateContainer(state: EditState(name: "Ada"))
    let journey = Journey(of: container)
    container.observe(EditState(name: "Grace", step: .saving(attempt: 2)))
    await journey.expect(.state("saving").with(\.name, "Grace").with(\Int.self, 2))
  }

  @Test func journeyDoesNotRetainTheContainer() async {
    weak var weakContainer: StateContainer<ProfileState>?
    var container: StateContainer<ProfileState>? = StateContainer(state: .initialized)
    weakContainer = container
    let journey = Journey(of: container!)
    container = nil
    #expect(weakContainer == nil)
    await journey.finish()
  }

  @Test(arguments: 0..<40) func concurrentJourneysAreIndependent(number: Int) async {
    let repository = Steered<Int, String>("load")
    let container = StateContainer(state: ProfileState.initialized)
    let journey = Journey(of: container)
    for round in 0..<5 {
      container.observe(ProfileState.load(repository))
      await journey.expect("loading")
      repository.succeed(with: "\(number) \(round)")
      await journey.expect(.state("loaded").with(\ProfileState.LoadedModel.name, "\(number) \(round)"))
    }
  }
}
