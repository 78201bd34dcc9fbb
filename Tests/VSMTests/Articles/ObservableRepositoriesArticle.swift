// The code of the article ObservableRepositories.md.

import CombineShim
import Testing
import VSMTesting

@testable import VSM

// snippet.repository
@MainActor protocol FavoritesRepository: AnyObject {
  /// Publishes the names on subscription and after each change. It does not complete.
  var names: AnyPublisher<[String], Never> { get }

  func add(_ name: String) async throws
}

@MainActor final class MemoryFavorites: FavoritesRepository {
  private let subject = CurrentValueSubject<[String], Never>([])

  var names: AnyPublisher<[String], Never> { subject.eraseToAnyPublisher() }

  func add(_ name: String) async throws {
    if subject.value.contains(name) { throw AlreadyThere() }
    subject.value.append(name)
  }
}
// snippet.end

struct AlreadyThere: Error {}

enum FavoritesViewState {
  case initialized(FavoritesModel)
  case listed(FavoritesModel)
  case adding(String, to: [String])
  case refused(String, FavoritesModel)
}

// snippet.follow
@MainActor struct FavoritesModel {
  let repository: any FavoritesRepository
  var names: [String] = []

  func follow() -> AnyPublisher<FavoritesViewState, Never> {
    repository.names
      .map { .listed(FavoritesModel(repository: repository, names: $0)) }
      .eraseToAnyPublisher()
  }
}
// snippet.end

// snippet.add
extension FavoritesModel {
  func add(_ name: String) -> StateSequence<FavoritesViewState> {
    StateSequence(.adding(name, to: names)) { emit in
      do { try await repository.add(name) } catch { return emit(.refused(name, self)) }
      // This action superseded `follow()`, so it continues by following.
      await emit.follow(follow())
    }
  }
}
// snippet.end

@MainActor
struct ObservableRepositoriesArticleTests {
  let repository = MemoryFavorites()

  func listed(_ container: StateContainer<FavoritesViewState>) -> [String]? {
    if case .listed(let model) = container.state { model.names } else { nil }
  }

  @Test func everyFeatureReceivesChanges() async throws {
    let model = FavoritesModel(repository: repository)
    let containers = (0..<2).map { _ in StateContainer(state: FavoritesViewState.initialized(model)) }
    for container in containers { container.observe(model.follow()) }
    try await repository.add("Oak")
    #expect(containers.map(listed) == [["Oak"], ["Oak"]])
  }

  @Test func featureReceivesChangesAfterSaving() async throws {
    let model = FavoritesModel(repository: repository)
    let container = StateContainer(state: FavoritesViewState.initialized(model))
    container.observe(model.follow())
    container.observe(model.add("Oak"))
    await reach(["Oak"], in: container)
    try await repository.add("Elm")
    await reach(["Oak", "Elm"], in: container)
  }

  @Test func rejectedNameBecomesAState() async throws {
    let container = StateContainer(state: FavoritesViewState.initialized(FavoritesModel(repository: repository)))
    try await repository.add("Oak")
    await container.refresh(FavoritesModel(repository: repository).add("Oak"))
    #expect(StateName.of(container.state) == "refused")
  }

  /// Waits until the container shows the list. Without it, the test does not end.
  func reach(_ names: [String], in container: StateContainer<FavoritesViewState>) async {
    for await _ in container.states where listed(container) == names { return }
  }
}
