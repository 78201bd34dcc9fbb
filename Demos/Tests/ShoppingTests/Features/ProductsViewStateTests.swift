import Testing
import VSM
import VSMTesting

@testable import Shopping

@MainActor struct ProductsViewStateTests {
  private struct Dependencies: ProductRepositoryDependency {
    let productRepository: any ProductRepository
  }

  private let shop: MemoryShop
  private let container: StateContainer<ProductsViewState>

  init() throws {
    shop = MemoryShop()
    try shop.change { contents in
      contents.products = (1...130).map { .numbered($0) }
    }
    container = StateContainer(state: ProductsViewState(dependencies: Dependencies(productRepository: shop)))
    container.observe(container.state.load())
  }

  private func search(_ query: String) {
    container.observe(container.state.typed(query))
    container.observe(container.state.search())
  }

  /// Waits for a list with a number of products.
  private func loaded(_ count: Int) async throws {
    _ = try await container.reach { state in
      if case .loaded(let products) = state.content, products.count == count { true } else { nil }
    }
  }

  @Test func allProductsAreLoadedAndObserved() async throws {
    try await loaded(130)
    _ = try shop.change { $0.products.removeLast() }
    try await loaded(129)
  }

  @Test func searchListsResultsAndObservesThem() async throws {
    try await loaded(130)
    search("Product 12")
    #expect(container.state.query == "Product 12")
    try await loaded(12)
    try shop.change { $0.products.removeLast(8) }
    try await loaded(5)
  }

  @Test func searchForSpacesListsAllProducts() async throws {
    search("  ")
    try await loaded(130)
    #expect(container.state.query == "  ")
  }

  @Test func emptyResultIsAState() async throws {
    search("xyz")
    _ = try await container.reach { if case .nothingFound = $0.content { true } else { nil } }
    #expect(container.state.query == "xyz")
  }

  @Test func retryAfterTypingSearchesForWhatWasTyped() async throws {
    try await loaded(130)
    shop.fail(Unavailable())
    _ = try await container.reach { if case .failed(let model) = $0.content { model } else { nil } }
    container.observe(container.state.typed("Tea"))
    let error = try await container.reach { if case .failed(let model) = $0.content { model } else { nil } }
    shop.recover()
    container.observe(error.retry())
    #expect(container.state.query == "Tea")
  }

  @Test func failureCanBeRetried() async throws {
    try await loaded(130)
    shop.fail(Unavailable())
    let error = try await container.reach { if case .failed(let model) = $0.content { model } else { nil } }
    #expect(error.message == "The products could not be loaded. No connection.")
    shop.recover()
    container.observe(error.retry())
    try await loaded(MemoryShop.samples.count)
  }
}

extension Product {
  fileprivate static func numbered(_ number: Int) -> Product {
    let sample = MemoryShop.samples[0]
    return Product(
      id: ID(rawValue: number), name: "Product \(number)", category: sample.category, description: sample.description,
      price: sample.price, image: sample.image)
  }
}
