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
