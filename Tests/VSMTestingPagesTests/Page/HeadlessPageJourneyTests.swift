import PortableUI
import Testing
import VSM
import VSMTestingCore
import VSMTestingPages

private enum ProfileState {
  case initialized
  case loading
  case loaded(LoadedModel)
  case loadingError(message: String, retry: () -> StateSequence<ProfileState>)

  struct LoadedModel {
    let name: String
    let rename: (String) -> ProfileState
  }

  static func loaded(_ name: String) -> ProfileState {
    .loaded(LoadedModel(name: name, rename: { .loaded($0) }))
  }

  static func load(_ repository: Steered<Int, String>) -> StateSequence<ProfileState> {
    StateSequence(.loading) {
      do {
        return .loaded(try await repository(1))
      } catch {
        return .loadingError(message: "No connection.", retry: { load(repository) })
      }
    }
  }
}

private struct Offline: Error {}

private struct ProfileView: View {
  let repository: Steered<Int, String>
  @ViewState var state = ProfileState.initialized

  var body: some View {
    VStack {
      switch state {
      case .initialized, .loading: ProgressView("Loading")
      case .loaded(let model):
        Text(model.name)
        Button("Rename") { $state.observe(model.rename("Grace")) }
      case .loadingError(let message, let retry):
        Text(message)
        Button("Retry") { $state.observe(retry()) }
      }
    }
    .onAppear { $state.observe(ProfileState.load(repository)) }
  }
}

@MainActor
@Suite(.onPages) struct HeadlessPageJourneyTests {
  private let repository = Steered<Int, String>("load")

  @Test func pageCanBeUsedWhileItsStatesAreExpected() async throws {
    let page = HeadlessPage { [repository] in ProfileView(repository: repository) }
    let journey = try page.journey(of: ProfileState.self)
    await journey.expect("loading")
    repository.fail(with: Offline())
    await journey.expect("loadingError")
    try page.tap("Retry")
    repository.succeed(with: "Ada")
    await journey.expect("loading", "loaded")
    try page.tap("Rename")
    await journey.expect(.state("loaded").with(\ProfileState.LoadedModel.name, "Grace"))
    #expect(page.shows("Grace"))
    await journey.finish()
  }

  @Test func containersOfTheSameTypeAreInOrderOfCreation() async throws {
    let page = HeadlessPage { [repository] in
      ProfileView(repository: repository)
      ProfileView(repository: repository)
    }
    let journeys = page.journeys(of: ProfileState.self)
    await page.settle()
    repository.succeed(with: "Ada")
    repository.fail(with: Offline())
    await journeys[0].expect("loading", "loaded")
    await journeys[1].expect("loading", "loadingError")
    let error = #expect(throws: JourneyError.self) { try page.journey(of: ProfileState.self) }
    #expect(
      error?.message
        == "2 containers of the page have states of the type ProfileState. Use one of `journeys(of:)`.")
  }

  @Test func pageWithoutSuchStatesListsItsContainers() throws {
    let empty = HeadlessPage { Text("nothing") }
    #expect(message { try empty.journey(of: Int.self) } == "No view of the page has created a container yet.")
    let page = HeadlessPage { [repository] in ProfileView(repository: repository) }
    let text = message { try page.journey(of: Int.self) }
    #expect(text.hasPrefix("The page has no container with states of the type Int. It has ProfileState#"))
    page.close()
  }

  private func message(_ body: () throws -> Journey<Int>) -> String {
    do {
      _ = try body()
      return "no error"
    } catch {
      return (error as? JourneyError)?.message ?? "\(error)"
    }
  }
}
