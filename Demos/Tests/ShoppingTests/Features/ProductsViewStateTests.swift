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

  private func loaded(_ fits: ([Product]) -> Bool) async throws -> ProductsViewState.LoadedModel {
    try await container.reach { state in
      if case .loaded(let model) = state.content, fits(model.products) { model } else { nil }
    }
  }

  @Test func productsAreLoadedInPages() async throws {
    let first = try await loaded { $0.count == 60 }
    #expect(first.total == 130)
    let showMore = try #require(first.showMore)
    container.observe(showMore())
    let second = try await loaded { $0.count == 120 }
    let showTheRest = try #require(second.showMore)
    container.observe(showTheRest())
    #expect(try await loaded { $0.count == 130 }.showMore == nil)
  }

  @Test func searchListsResultsAndObservesThem() async throws {
    _ = try await loaded { $0.count == 60 }
    container.observe(container.state.search("Product 12"))
    #expect(container.state.query == "Product 12")
    #expect(try await loaded { $0.count == 12 }.showMore == nil)
    try shop.change { $0.products.removeLast(8) }
    _ = try await loaded { $0.count == 5 }
  }

  @Test func searchForSpacesListsAllProducts() async throws {
    container.observe(container.state.search("  "))
    _ = try await loaded { $0.count == 60 }
    #expect(container.state.query == "  ")
  }

  @Test func emptyResultIsAState() async throws {
    container.observe(container.state.search("xyz"))
    _ = try await container.reach { if case .nothingFound = $0.content { true } else { nil } }
    #expect(container.state.query == "xyz")
  }

  @Test func failureCanBeRetried() async throws {
    _ = try await loaded { $0.count == 60 }
    shop.fail(Unavailable())
    let error = try await container.reach { if case .failed(let model) = $0.content { model } else { nil } }
    #expect(error.message == "The products could not be loaded. No connection.")
    shop.recover()
    container.observe(error.retry())
    _ = try await loaded { $0.count == MemoryShop.samples.count }
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
