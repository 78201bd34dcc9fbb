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

extension CartViewState.LoaderModel {
  public func load() -> StateSequence<CartViewState> {
    StateSequence(.loading, emitting: follow)
  }

  func follow(_ emit: StateEmitter<CartViewState>) async {
    await emit.follow(dependencies.cartRepository.cart(), state: showing) {
      .failed(ErrorModel("The cart could not be loaded.", $0, retry: load))
    }
  }

  /// Returns the state for a cart that can be changed or ordered.
  func showing(_ cart: Cart) -> CartViewState {
    cart.items.isEmpty
      ? .empty
      : .filled(cart, .shopping(CartViewState.ShoppingModel(draft: OrderDraft(cart), cart: cart, loader: self)))
  }
}

extension CartViewState.ShoppingModel {
  private typealias Change = (any CartRepository) async throws -> Void

  /// Shows the new quantity immediately, so that it can be changed again while it is saved. The newest quantity wins.
  public func setQuantity(_ quantity: Quantity, of item: Cart.Item) -> StateSequence<CartViewState> {
    changing(to: cart.setting(quantity, of: item.id)) { try await $0.setQuantity(quantity, of: item.id) }
  }

  /// Removes an item. Requests a confirmation if the settings require it or can't be loaded.
  public func remove(_ item: Cart.Item) -> StateSequence<CartViewState> {
    StateSequence { emit in
      let settings = try? await loader.dependencies.settingsRepository.current()
      if settings?.confirmsRemoval == false {
        emit(loader.showing(cart.removing(item.id)))
        await make(removal(of: item.id), emit) { removeNow(item.id) }
      } else {
        emit(.filled(cart, .confirmingRemoval(CartViewState.RemovalModel(product: item.product, shopping: self))))
      }
    }
  }

  /// Shows the current cart for the checkout. A pending confirmation of a removal is discarded.
  public func checkOut() -> StateSequence<CartViewState> {
    StateSequence(loader.showing(cart), emitting: loader.follow)
  }

  func removeNow(_ id: Product.ID) -> StateSequence<CartViewState> {
    changing(to: cart.removing(id), removal(of: id))
  }

  private func removal(of id: Product.ID) -> Change {
    { try await $0.remove(id) }
  }

  private func changing(to changed: Cart, _ change: @escaping Change) -> StateSequence<CartViewState> {
    StateSequence(loader.showing(changed)) { emit in
      await make(change, emit) { changing(to: changed, change) }
    }
  }

  private func make(
    _ change: Change, _ emit: StateEmitter<CartViewState>, retry: @escaping () -> StateSequence<CartViewState>
  ) async {
    do {
      try await change(loader.dependencies.cartRepository)
    } catch {
      let error = ErrorModel("The cart could not be changed.", error, retry: retry)
      let model = CartViewState.ChangeErrorModel(error: error) { StateSequence(emitting: loader.follow) }
      return emit(.filled(cart, .failed(model)))
    }
    await loader.follow(emit)
  }
}

extension CartViewState.RemovalModel {
  public func confirm() -> StateSequence<CartViewState> {
    shopping.removeNow(product.id)
  }

  public func cancel() -> StateSequence<CartViewState> {
    StateSequence(shopping.loader.showing(shopping.cart), emitting: shopping.loader.follow)
  }
}
