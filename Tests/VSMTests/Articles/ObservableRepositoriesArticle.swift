// The code of the article ObservableRepositories.md.

import CombineShim
import Testing
import VSMTesting

@testable import VSM

// snippet.repository
@MainActor protocol FavouritesRepository: AnyObject {
  /// The names now and after each change, whoever made it. It does not end.
  var names: AnyPublisher<[String], Never> { get }

  func add(_ name: String) async throws
}

@MainActor final class MemoryFavourites: FavouritesRepository {
  private let subject = CurrentValueSubject<[String], Never>([])

  var names: AnyPublisher<[String], Never> { subject.eraseToAnyPublisher() }

  func add(_ name: String) async throws {
    if subject.value.contains(name) { throw AlreadyThere() }
    subject.value.append(name)
  }
}
// snippet.end

struct AlreadyThere: Error {}

enum FavouritesViewState {
  case initialized(FavouritesModel)
  case listed(FavouritesModel)
  case adding(String, to: [String])
  case refused(String, FavouritesModel)
}

// snippet.follow
@MainActor struct FavouritesModel {
  let repository: any FavouritesRepository
  var names: [String] = []

  func follow() -> AnyPublisher<FavouritesViewState, Never> {
    repository.names
      .map { .listed(FavouritesModel(repository: repository, names: $0)) }
      .eraseToAnyPublisher()
  }
}
// snippet.end

// snippet.add
extension FavouritesModel {
  func add(_ name: String) -> StateSequence<FavouritesViewState> {
    StateSequence(.adding(name, to: names)) { emit in
      do { try await repository.add(name) } catch { return emit(.refused(name, self)) }
      // The action took the place of `follow()`, and so goes on as that one did.
      await emit.follow(follow())
    }
  }
}
// snippet.end

@MainActor
struct ObservableRepositoriesArticleTests {
  let repository = MemoryFavourites()

  func listed(_ container: StateContainer<FavouritesViewState>) -> [String]? {
    if case .listed(let model) = container.state { model.names } else { nil }
  }

  @Test func everyFeatureHearsOfAChange() async throws {
    let model = FavouritesModel(repository: repository)
    let containers = (0..<2).map { _ in StateContainer(state: FavouritesViewState.initialized(model)) }
    for container in containers { container.observe(model.follow()) }
    try await repository.add("Oak")
    #expect(containers.map(listed) == [["Oak"], ["Oak"]])
  }

  @Test func aFeatureStillFollowsAfterItHasSaved() async throws {
    let model = FavouritesModel(repository: repository)
    let container = StateContainer(state: FavouritesViewState.initialized(model))
    container.observe(model.follow())
    container.observe(model.add("Oak"))
    await reach(["Oak"], in: container)
    try await repository.add("Elm")
    await reach(["Oak", "Elm"], in: container)
  }

  @Test func aNameThatIsRefusedIsAState() async throws {
    let container = StateContainer(state: FavouritesViewState.initialized(FavouritesModel(repository: repository)))
    try await repository.add("Oak")
    await container.refresh(FavouritesModel(repository: repository).add("Oak"))
    #expect(StateName.of(container.state) == "refused")
  }

  /// Waits for a list; whoever never sees it hangs.
  func reach(_ names: [String], in container: StateContainer<FavouritesViewState>) async {
    for await _ in container.states where listed(container) == names { return }
  }
}
