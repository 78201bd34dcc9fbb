import Testing
import VSM

@testable import Shopping

/// The features that only show data of a repository. They load, observe, fail and recover in the same way.
@MainActor struct FollowingViewStateTests {
  private struct Dependencies: FavoriteRepositoryDependency, OrderRepositoryDependency, ProfileRepositoryDependency,
    CartRepositoryDependency
  {
    let favoriteRepository: any FavoriteRepository
    let orderRepository: any OrderRepository
    let profileRepository: any ProfileRepository
    let cartRepository: any CartRepository
  }

  private let shop = MemoryShop()
  private var dependencies: Dependencies {
    Dependencies(favoriteRepository: shop, orderRepository: shop, profileRepository: shop, cartRepository: shop)
  }

  @Test func favoritesCanBeEmptyListedAndRetried() async throws {
    let model = FavoritesViewState.LoaderModel(dependencies: dependencies)
    let container = StateContainer<FavoritesViewState>(state: .initialized(model))
    container.observe(model.load())
    #expect(StateName.of(container.state) == "loading")
    try await container.reach("empty")
    try shop.change { $0.favorites = [Product.ID(rawValue: 2)] }
    let products = try await container.reach { if case .loaded(let products) = $0 { products } else { nil } }
    #expect(products.map(\.name) == ["Clay Mug"])
    shop.fail(Unavailable())
    let error = try await container.reach { if case .failed(let model) = $0 { model } else { nil } }
    shop.recover()
    container.observe(error.retry())
    try await container.reach("empty")
  }

  @Test func ordersCanBeEmptyListedAndRetried() async throws {
    let model = OrdersViewState.LoaderModel(dependencies: dependencies)
    let container = StateContainer<OrdersViewState>(state: .initialized(model))
    container.observe(model.load())
    try await container.reach("empty")
    try await shop.add(Product.ID(rawValue: 1))
    _ = try await shop.place(try #require(OrderDraft(try shop.current.cart)))
    let orders = try await container.reach { if case .loaded(let orders) = $0 { orders } else { nil } }
    #expect(orders.map(\.total) == [Money(45_90, "EUR")])
    shop.fail(Unavailable())
    let error = try await container.reach { if case .failed(let model) = $0 { model } else { nil } }
    shop.recover()
    container.observe(error.retry())
    try await container.reach("empty")
  }

  @Test func accountShowsTheNewestNameAndCanBeRetried() async throws {
    let model = AccountViewState.LoaderModel(dependencies: dependencies)
    let container = StateContainer<AccountViewState>(state: .initialized(model))
    container.observe(model.load())
    try await container.reach("loaded")
    try shop.change { $0.profile.name = "Grace" }
    _ = try await container.reach { if case .loaded(let profile) = $0, profile.name == "Grace" { true } else { nil } }
    shop.fail(Unavailable())
    let error = try await container.reach { if case .failed(let model) = $0 { model } else { nil } }
    shop.recover()
    container.observe(error.retry())
    try await container.reach("loaded")
  }

  @Test func badgeShowsTheNumberOnlyIfItIsKnown() async throws {
    let model = MainViewState.LoaderModel(dependencies: dependencies)
    let container = StateContainer<MainViewState>(state: .initialized(model))
    #expect(container.state.itemCount == 0)
    container.observe(model.follow())
    try await container.reach("counted")
    try await shop.add(Product.ID(rawValue: 1))
    _ = try await container.reach { $0.itemCount == 1 ? true : nil }
    shop.fail(Unavailable())
    try await container.reach("uncounted")
    #expect(container.state.itemCount == 0)
  }

  @Test func releasedFeatureReadsNothing() async throws {
    let model = FavoritesViewState.LoaderModel(dependencies: dependencies)
    var container: StateContainer<FavoritesViewState>? = StateContainer(state: .initialized(model))
    container?.observe(model.load())
    try await container?.reach("empty")
    #expect(shop.readerCount == 1)
    container = nil
    #expect(shop.readerCount == 0)
  }
}
