import Testing
import VSM
import VSMTesting

@testable import Shopping

@MainActor struct ProductDetailViewStateTests {
  private typealias State = ProductDetailViewState

  private struct Dependencies: ProductRepositoryDependency {
    let productRepository: any ProductRepository
  }

  private let shop = MemoryShop()
  private let container: StateContainer<State>
  private let journey: Journey<State>

  init() async {
    let product = MemoryShop.samples[0]
    container = StateContainer(
      state: State(product: product, dependencies: Dependencies(productRepository: shop)))
    journey = Journey(of: container)
    container.observe(container.state.follow())
    await journey.expect("available")
  }

  @Test func soldOutProductCannotBeAdded() async throws {
    try shop.change { $0.products[0] = MemoryShop.samples[0].soldOut }
    await journey.expect("soldOut")
  }

  @Test func withdrawnProductCannotBeAdded() async throws {
    try shop.change { $0.products = [] }
    await journey.expect(.state("withdrawn").with(\.product, MemoryShop.samples[0]))
  }

  @Test func failedStreamOffersARetry() async throws {
    shop.fail(Unavailable())
    await journey.expect(
      .state("unknown").with(\ErrorModel<State>.message, "The newest price is not known. No connection."))
    shop.recover()
    container.observe(try journey.model(ErrorModel<State>.self).retry())
    await journey.expect("available")
  }
}

extension Product {
  fileprivate var soldOut: Product {
    Product(
      id: id, name: name, category: category, description: description, price: price, isSoldOut: true, image: image)
  }
}
