import VSM

/// Everything the cart can be. What is done to a cart that has something in it is in ``Phase``.
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
    /// What can be ordered, if everything can.
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
    /// Leaves the cart as the shop has it.
    public let cancel: () -> StateSequence<CartViewState>
  }
}
