import Testing
import VSM

@testable import Shopping

@MainActor struct ProductViewStateTests {
  private struct Dependencies: ProductRepositoryDependency {
    let productRepository: any ProductRepository
  }

  private let shop = MemoryShop()

  private func load(_ id: Int) -> StateContainer<ProductViewState> {
    let model = ProductViewState.LoaderModel(
      id: Product.ID(rawValue: id), dependencies: Dependencies(productRepository: shop))
    let container = StateContainer<ProductViewState>(state: .initialized(model))
    container.observe(model.load())
    return container
  }

  @Test func productIsLoadedOnceAndNotObserved() async throws {
    let container = load(1)
    #expect(StateName.of(container.state) == "loading")
    let product = try await container.reach { if case .loaded(let product) = $0 { product } else { nil } }
    #expect(product == MemoryShop.samples[0])
    #expect(shop.readerCount == 0)
  }

  @Test func missingProductIsAState() async throws {
    let container = load(99)
    let id = try await container.reach { if case .notFound(let id) = $0 { id } else { nil } }
    #expect(id == Product.ID(rawValue: 99))
  }

  @Test func failureCanBeRetried() async throws {
    shop.fail(Unavailable())
    let container = load(1)
    let error = try await container.reach { if case .failed(let model) = $0 { model } else { nil } }
    #expect(error.message == "The product could not be loaded. No connection.")
    shop.recover()
    container.observe(error.retry())
    try await container.reach("loaded")
  }
}
