import Charts
import CombineShim
import Testing
import UserProfile
import VSMTesting

/// Explores the whole feature.
@MainActor struct UserProfileChartTests {
  private struct Profiles: UserDataRepository {
    let load = Steered<Int, UserData>("load")
    let save = Steered<String, UserData>("save")
    let changes = Steered<Int, UserData>("the stream")

    @MainActor init(_ steering: Steering) {
      steering.add(load, answers: ["succeeds": .success(.ada), "fails": .failure(Unavailable())])
      steering.add(save, answers: ["succeeds": .success(.ada.renamed("Grace")), "fails": .failure(Unavailable())])
      steering.add(changes, answers: ["fails": .failure(Unavailable())])
    }

    func loadUserData(id: Int) -> AnyPublisher<UserData, any Error> { load.publisher(id) }
    func userData(id: Int) -> AnyPublisher<UserData, any Error> { changes.publisher(id) }
    func saveUsername(_ username: String, id: Int) -> AnyPublisher<UserData, any Error> { save.publisher(username) }
  }

  private func exploration() async -> Exploration {
    await Exploration(texts: ["Username": ["Grace", ""]]) { steering in
      LoadUserProfileView(userId: 1, repository: Profiles(steering))
    }
  }

  @Test func everyStateIsReachedAndCanBeLeft() async throws {
    let exploration = await exploration()
    exploration.expect(.everyErrorCanBeRetried, .nothingTypedIsLost)
    exploration.expectNoFindings()
    try Chart(of: exploration.graph, named: "user-profile", title: "The states of the user profile").write()
  }

  @Test func everyEdgeHasAScenario() async throws {
    let coverage = try await Requirements().coverage(of: exploration().graph, with: profileSteps) { ProfileWorld() }
    // The service of the scenarios has no stream that can fail. `EditUserProfileTests` tests it.
    coverage.expectAll { $0.action == "the stream fails" }
    try Chart.write(
      coverage, named: "user-profile", title: "The states of the user profile, and the edges that scenarios take")
  }
}
