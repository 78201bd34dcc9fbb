import VSM

/// The state of a product's page, with its current price and offer.
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
    /// The shop can't be reached, so the product may have changed since it was loaded.
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
  /// Publishes a state for each change of the product.
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
