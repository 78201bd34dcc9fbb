import SwiftUIShim
import VSM

/// The states of the button that adds a product to the cart.
public enum CartButtonViewState {
  case initialized(LoaderModel)
  case loading
  case ready(AddModel)
  case adding
  /// The cart has the maximum quantity.
  case full(Int)
  case failed(ErrorModel<CartButtonViewState>)

  public typealias Dependencies = CartRepositoryDependency

  public struct LoaderModel {
    let id: Product.ID
    let dependencies: any Dependencies
  }

  public struct AddModel {
    public let countInCart: Int
    let loader: LoaderModel
  }
}

extension CartButtonViewState.LoaderModel {
  public func load() -> StateSequence<CartButtonViewState> {
    StateSequence(.loading, emitting: follow)
  }

  func follow(_ emit: StateEmitter<CartButtonViewState>) async {
    await emit.follow(dependencies.cartRepository.cart()) { cart in
      let count = cart.quantity(of: id)
      return count < Quantity.range.upperBound
        ? .ready(CartButtonViewState.AddModel(countInCart: count, loader: self)) : .full(count)
    } failure: {
      .failed(ErrorModel("The cart could not be loaded.", $0, retry: load))
    }
  }
}

extension CartButtonViewState.AddModel {
  /// Adds one more to the cart.
  public func add() -> StateSequence<CartButtonViewState> {
    StateSequence(.adding) { emit in
      do {
        try await loader.dependencies.cartRepository.add(loader.id)
      } catch {
        return emit(.failed(ErrorModel("The product could not be added.", error, retry: add)))
      }
      await loader.follow(emit)
    }
  }
}

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
