import SwiftUIShim
import VSM

/// A button that adds a product to the cart, and the quantity in the cart.
public struct CartButtonView: View {
  @ViewState private var state: CartButtonViewState

  public init(id: Product.ID, dependencies: any CartButtonViewState.Dependencies) {
    self.init(state: .initialized(CartButtonViewState.LoaderModel(id: id, dependencies: dependencies)))
  }

  /// Starts in a given state, for previews and tests.
  init(state: CartButtonViewState) {
    _state = ViewState(wrappedValue: state)
  }

  public var body: some View {
    content
      .onAppear {
        if case .initialized(let model) = state { $state.observe(model.load()) }
      }
  }

  @ViewBuilder private var content: some View {
    switch state {
    case .initialized, .loading:
      ProgressView("Loading cart")
    case .ready(let model):
      VStack(alignment: .leading) {
        Button("Add to cart") { $state.observe(model.add()) }
          .buttonStyle(.borderedProminent)
        if model.countInCart > 0 { Text("In your cart: \(model.countInCart)") }
      }
    case .adding:
      ProgressView("Adding to cart")
    case .full(let count):
      Text("In your cart: \(count), as many as there can be.")
    case .failed(let model):
      ProblemView(message: model.message) { $state.observe(model.retry()) }
    }
  }
}
