import Testing
import VSM

@testable import Shopping

@MainActor struct FavoriteButtonViewStateTests {
  private struct Dependencies: FavoriteRepositoryDependency {
    let favoriteRepository: any FavoriteRepository
  }

  private let gate = Gate()
  private let shop: MemoryShop
  private let container: StateContainer<FavoriteButtonViewState>

  init() {
    shop = MemoryShop(gate: gate)
    let model = FavoriteButtonViewState.LoaderModel(
      id: Product.ID(rawValue: 1), dependencies: Dependencies(favoriteRepository: shop))
    container = StateContainer(state: .initialized(model))
    container.observe(model.load())
  }

  private func loaded(_ isFavorite: Bool) async throws -> FavoriteButtonViewState.ToggleModel {
    try await container.reach { state in
      if case .loaded(let model) = state, model.isFavorite == isFavorite { model } else { nil }
    }
  }

  @Test func aFavoriteIsToggledAndThenFollowedAgain() async throws {
    container.observe(try await loaded(false).toggle())
    #expect(StateName.of(container.state) == "saving")
    let model = try await loaded(true)
    #expect(try shop.current.favorites == [Product.ID(rawValue: 1)])
    try shop.change { $0.favorites = [] }
    _ = try await loaded(false)
    container.observe(model.toggle())
    _ = try await loaded(false)
    #expect(gate.asked == ["like 1", "unlike 1"])
  }

  @Test func aFailureCanBeRetried() async throws {
    gate.failure = Unavailable()
    container.observe(try await loaded(false).toggle())
    let error = try await container.reach { if case .failed(let model) = $0 { model } else { nil } }
    #expect(error.message == "The favorite could not be saved. No connection.")
    container.observe(error.retry())
    _ = try await loaded(true)
  }

  @Test func twoButtonsOfOneProductAgree() async throws {
    let model = FavoriteButtonViewState.LoaderModel(
      id: Product.ID(rawValue: 1), dependencies: Dependencies(favoriteRepository: shop))
    let other = StateContainer<FavoriteButtonViewState>(state: .initialized(model))
    other.observe(model.load())
    container.observe(try await loaded(false).toggle())
    let isFavorite = try await other.reach { state in
      if case .loaded(let model) = state, model.isFavorite { true } else { nil }
    }
    #expect(isFavorite)
  }
}
