import VSM

/// The states of the cart. ``Phase`` has the actions for a cart with items.
public enum CartViewState {
  case initialized(LoaderModel)
  case loading
  case empty
  case filled(Cart, Phase)
  case failed(ErrorModel<CartViewState>)

  public typealias Dependencies = CartRepositoryDependency & SettingsRepositoryDependency

  public enum Phase {
    case shopping(ShoppingModel)
    case confirmingRemoval(RemovalModel)
    case failed(ChangeErrorModel)
  }

  public struct LoaderModel {
    let dependencies: any Dependencies
  }

  public struct ShoppingModel {
    /// The draft of an order, or `nil` if the cart can't be ordered.
    public let draft: OrderDraft?
    let cart: Cart
    let loader: LoaderModel
  }

  public struct RemovalModel {
    public let product: Product
    let shopping: ShoppingModel
  }

  public struct ChangeErrorModel {
    public let error: ErrorModel<CartViewState>
    /// Discards the change and shows the stored cart.
    public let cancel: () -> StateSequence<CartViewState>
  }
}
