import SwiftUIShim
import VSM

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
