import Testing
import VSM

@testable import Shopping

@MainActor struct ProductDetailViewStateTests {
  private struct Dependencies: ProductRepositoryDependency {
    let productRepository: any ProductRepository
  }

  private let shop = MemoryShop()
  private let container: StateContainer<ProductDetailViewState>

  init() {
    let product = MemoryShop.samples[0]
    container = StateContainer(
      state: ProductDetailViewState(product: product, dependencies: Dependencies(productRepository: shop)))
    container.observe(container.state.follow())
  }

  private func reach(_ fits: (ProductDetailViewState.Offer) -> Bool) async throws {
    _ = try await container.reach { fits($0.offer) ? true : nil }
  }

  @Test func aProductThatSellsOutIsNoLongerOffered() async throws {
    try await reach { if case .available = $0 { true } else { false } }
    try shop.change { $0.products[0] = MemoryShop.samples[0].soldOut }
    try await reach { if case .soldOut = $0 { true } else { false } }
  }

  @Test func aProductThatIsWithdrawnIsNoLongerOffered() async throws {
    try shop.change { $0.products = [] }
    try await reach { if case .withdrawn = $0 { true } else { false } }
    #expect(container.state.product == MemoryShop.samples[0])
  }

  @Test func aStreamThatFailsOffersARetry() async throws {
    shop.fail(Unavailable())
    let error = try await container.reach { if case .unknown(let model) = $0.offer { model } else { nil } }
    #expect(error.message == "The newest price is not known. No connection.")
    shop.recover()
    container.observe(error.retry())
    try await reach { if case .available = $0 { true } else { false } }
  }
}

extension Product {
  fileprivate var soldOut: Product {
    Product(
      id: id, name: name, category: category, description: description, price: price, isSoldOut: true, image: image)
  }
}
