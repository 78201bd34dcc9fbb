import VSM

/// Everything the page of a product can be: its price and its offer are those of now.
public struct ProductDetailViewState {
  public let product: Product
  public let offer: Offer
  let dependencies: any Dependencies

  public typealias Dependencies = ProductRepositoryDependency

  public enum Offer {
    case available
    case soldOut
    /// The shop no longer has the product.
    case withdrawn
    /// Nothing is known of changes since the product was loaded.
    case unknown(ErrorModel<ProductDetailViewState>)
  }

  public init(product: Product, dependencies: any Dependencies) {
    self.init(product: product, offer: product.isSoldOut ? .soldOut : .available, dependencies: dependencies)
  }

  private init(product: Product, offer: Offer, dependencies: any Dependencies) {
    self.product = product
    self.offer = offer
    self.dependencies = dependencies
  }
}

extension ProductDetailViewState {
  /// Shows each change of the product.
  public func follow() -> StateSequence<ProductDetailViewState> {
    StateSequence { emit in
      await emit.follow(dependencies.productRepository.product(product.id)) { newest in
        newest.map { ProductDetailViewState(product: $0, dependencies: dependencies) } ?? with(.withdrawn)
      } failure: { error in
        with(.unknown(ErrorModel("The newest price is not known.", error, retry: follow)))
      }
    }
  }

  private func with(_ offer: Offer) -> ProductDetailViewState {
    ProductDetailViewState(product: product, offer: offer, dependencies: dependencies)
  }
}
