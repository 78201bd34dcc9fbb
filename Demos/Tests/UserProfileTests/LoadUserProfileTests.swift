import Testing
import VSM

@testable import UserProfile

@MainActor struct LoadUserProfileTests {
  private let profiles = SteeredProfiles()
  private let container: StateContainer<LoadUserProfileViewState>
  private let seen: StatesSeen

  init() {
    let loader = LoadUserProfileViewState.LoaderModel(userId: 1, repository: profiles)
    container = StateContainer(state: .initialized(loader))
    seen = StatesSeen(container)
  }

  private func load() throws {
    guard case .initialized(let model) = container.state else { throw WrongState() }
    container.observe(model.load())
  }

  private var errorModel: LoadUserProfileViewState.ErrorModel {
    get throws {
      guard case .loadingError(let model) = container.state else { throw WrongState() }
      return model
    }
  }

  @Test func aProfileIsLoadingUntilItIsLoaded() throws {
    try load()
    #expect(seen.names == ["initialized", "loading"])
    profiles.load.answer(.ada)

    #expect(seen.names == ["initialized", "loading", "loaded"])
    guard case .loaded(.ada) = container.state else { throw WrongState() }
  }

  @Test func theLoaderKnowsWhomItLoads() throws {
    guard case .initialized(let model) = container.state else { throw WrongState() }
    #expect(model.userId == 1)
    #expect(profiles.loads == 0)
  }

  @Test func anErrorBecomesAStateThatSaysWhatHappened() throws {
    try load()
    profiles.load.fail()

    #expect(seen.names == ["initialized", "loading", "loadingError"])
    #expect(try errorModel.message == "The profile could not be loaded. No connection.")
  }

  @Test func aRetryLoadsAgain() throws {
    try load()
    profiles.load.fail()
    container.observe(try errorModel.retry())
    #expect(profiles.loads == 2)
    profiles.load.fail()
    container.observe(try errorModel.retry())
    profiles.load.answer(.ada)

    #expect(
      seen.names == ["initialized", "loading", "loadingError", "loading", "loadingError", "loading", "loaded"])
  }
}
