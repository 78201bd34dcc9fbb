import Testing
import VSM
import VSMTesting

@testable import UserProfile

@MainActor struct LoadUserProfileTests {
  private typealias LoaderModel = LoadUserProfileViewState.LoaderModel
  private typealias ErrorModel = LoadUserProfileViewState.ErrorModel

  private let profiles = SteeredProfiles()
  private let container: StateContainer<LoadUserProfileViewState>
  private let journey: Journey<LoadUserProfileViewState>

  init() {
    container = StateContainer(state: .initialized(LoaderModel(userId: 1, repository: profiles)))
    journey = Journey(of: container)
  }

  private func load() throws {
    container.observe(try journey.model(LoaderModel.self).load())
  }

  @Test func profileIsLoadingUntilItIsLoaded() async throws {
    try load()
    await journey.expect("loading")
    profiles.load.succeed(with: .ada)
    await journey.expect(.state("loaded").with(\UserData.self, .ada))
  }

  @Test func loaderHasTheUserID() async throws {
    #expect(try journey.model(LoaderModel.self).userId == 1)
    #expect(profiles.load.calls.isEmpty)
    try load()
    #expect(profiles.load.calls.map(\.input) == [1])
    await journey.expect("loading")
  }

  @Test func errorBecomesAStateWithAMessage() async throws {
    try load()
    profiles.load.fail(with: Unavailable())
    await journey.expect(
      "loading", .state("loadingError").with(\ErrorModel.message, "The profile could not be loaded. No connection."))
  }

  @Test func retryLoadsAgain() async throws {
    try load()
    profiles.load.fail(with: Unavailable())
    await journey.expect("loading", "loadingError")
    container.observe(try journey.model(ErrorModel.self).retry())
    profiles.load.fail(with: Unavailable())
    await journey.expect("loading", "loadingError")
    container.observe(try journey.model(ErrorModel.self).retry())
    profiles.load.succeed(with: .ada)
    await journey.expect("loading", "loaded")
  }

  @Test func supersededLoadAppliesNothing() async {
    await expectSupersession {
      let profiles = SteeredProfiles()
      let steering = Steering()
      steering.add(profiles.load, answers: ["succeeds": .success(.ada), "fails": .failure(Unavailable())])
      let model = LoaderModel(userId: 1, repository: profiles)
      return SupersededAction(in: StateContainer(state: .initialized(model)), answers: steering) {
        $0.observe(model.load())
      }
    }
  }
}
