import VSM

/// The states of a product's page until the product is loaded.
public enum ProductViewState {
  case initialized(LoaderModel)
  case loading
  case loaded(Product)
  case notFound(Product.ID)
  case failed(ErrorModel<ProductViewState>)

  public typealias Dependencies = ProductRepositoryDependency

  public struct LoaderModel {
    let id: Product.ID
    let dependencies: any Dependencies
  }
}

extension ProductViewState.LoaderModel {
  /// Loads the product once. Its detail view observes changes.
  public func load() -> StateSequence<ProductViewState> {
    StateSequence(.loading) {
      do {
        for try await product in dependencies.productRepository.product(id) {
          return product.map { .loaded($0) } ?? .notFound(id)
        }
        return .notFound(id)
      } catch {
        return .failed(ErrorModel("The product could not be loaded.", error, retry: load))
      }
    }
  }
}
