import SwiftUIShim
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

/// The details of a product, with the buttons for the cart and the favorites.
public struct ProductDetailView: View {
  public typealias Dependencies =
    ProductDetailViewState.Dependencies & FavoriteButtonViewState.Dependencies & CartButtonViewState.Dependencies

  @ViewState private var state: ProductDetailViewState
  private let dependencies: any Dependencies

  public init(product: Product, dependencies: any Dependencies) {
    self.init(
      state: ProductDetailViewState(product: product, dependencies: dependencies), dependencies: dependencies)
  }

  /// Starts in a given state, for previews and tests.
  init(state: ProductDetailViewState, dependencies: any Dependencies) {
    _state = ViewState(wrappedValue: state)
    self.dependencies = dependencies
  }

  public var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        ProductPicture(state.product)
          .frame(maxWidth: 420)
        Text(state.product.category)
          .foregroundStyle(.secondary)
        PriceText(state.product.price)
          .font(.title2)
        Text(state.product.description)
        offer
        FavoriteButtonView(id: state.product.id, dependencies: dependencies)
      }
    }
    .navigationTitle(state.product.name)
    .modifier(ProductHead(product: state.product))
    .onAppear { $state.observe(state.follow()) }
  }

  @ViewBuilder private var offer: some View {
    switch state.offer {
    case .available:
      CartButtonView(id: state.product.id, dependencies: dependencies)
    case .soldOut:
      Text("Sold out")
    case .withdrawn:
      Text("This product is no longer sold.")
    case .unknown(let model):
      ProblemView(message: model.message) { $state.observe(model.retry()) }
    }
  }
}
