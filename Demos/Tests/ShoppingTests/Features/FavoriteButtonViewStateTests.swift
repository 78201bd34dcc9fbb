import Testing
import VSM
import VSMTesting

@testable import Shopping

@MainActor struct FavoriteButtonViewStateTests {
  private typealias State = FavoriteButtonViewState

  private struct Dependencies: FavoriteRepositoryDependency {
    let favoriteRepository: any FavoriteRepository
  }

  private let gate = Gate()
  private let shop: MemoryShop
  private let container: StateContainer<State>
  private let journey: Journey<State>

  init() async {
    shop = MemoryShop(gate: gate)
    (container, journey) = Self.button(of: shop)
    await journey.expect("loading", loaded(false))
  }

  /// Creates a button of the first product.
  private static func button(of shop: MemoryShop) -> (StateContainer<State>, Journey<State>) {
    let model = State.LoaderModel(id: Product.ID(rawValue: 1), dependencies: Dependencies(favoriteRepository: shop))
    let container = StateContainer<State>(state: .initialized(model))
    let journey = Journey(of: container)
    container.observe(model.load())
    return (container, journey)
  }

  private func loaded(_ isFavorite: Bool) -> ExpectedState<State> {
    .state("loaded").with(\State.ToggleModel.isFavorite, isFavorite)
  }

  private func toggle() throws {
    container.observe(try journey.model(State.ToggleModel.self).toggle())
  }

  @Test func favoriteIsToggledAndObservedAgain() async throws {
    try toggle()
    await journey.expect("saving", loaded(true))
    #expect(try shop.current.favorites == [Product.ID(rawValue: 1)])
    try toggle()
    await journey.expect("saving", loaded(false))
    try shop.change { $0.favorites = [Product.ID(rawValue: 1)] }
    await journey.expect(loaded(true))
    #expect(gate.asked == ["like 1", "unlike 1"])
  }

  @Test func failureCanBeRetried() async throws {
    gate.failure = Unavailable()
    try toggle()
    await journey.expect(
      "saving",
      .state("failed").with(\ErrorModel<State>.message, "The favorite could not be saved. No connection."))
    container.observe(try journey.model(ErrorModel<State>.self).retry())
    await journey.expect("saving", loaded(true))
  }

  @Test func buttonsOfOneProductShowTheSameState() async throws {
    let (other, otherJourney) = Self.button(of: shop)
    await otherJourney.expect("loading", loaded(false))
    try toggle()
    await journey.expect("saving", loaded(true))
    await otherJourney.expect(loaded(true))
    _ = other
  }
}
