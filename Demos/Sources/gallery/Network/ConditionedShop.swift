import Shopping
import VSMInspector

/// A shop with the network conditions of a page.
///
/// The conditions apply to loading products, favorites and orders, and to all changes. The cart, the settings, the
/// profile and the state of a favorite button arrive without delay, since they are observed again after each change.
/// Changes are made in the order of the requests.
struct ConditionedShop: ShoppingDependencies {
  let base: any ShoppingDependencies
  let conditions: NetworkConditions

  var productRepository: any ProductRepository { self }
  var favoriteRepository: any FavoriteRepository { self }
  var cartRepository: any CartRepository { self }
  var orderRepository: any OrderRepository { self }
  var profileRepository: any ProfileRepository { self }
  var settingsRepository: any SettingsRepository { self }

  private func loading<Value: Sendable>(_ changes: @escaping @Sendable () -> Changes<Value>) -> Changes<Value> {
    AsyncThrowingStream(bufferingPolicy: .bufferingNewest(1)) { [conditions] continuation in
      let task = Task {
        do {
          try await conditions.travel()
          for try await value in changes() { continuation.yield(value) }
          continuation.finish()
        } catch {
          continuation.finish(throwing: error)
        }
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }
}

extension ConditionedShop: ProductRepository {
  func products(matching text: String) -> Changes<[Product]> {
    loading { [base] in base.productRepository.products(matching: text) }
  }

  func product(_ id: Product.ID) -> Changes<Product?> {
    loading { [base] in base.productRepository.product(id) }
  }

  func importProducts(_ products: [ProductDraft]) async throws {
    try await conditions.send { [base] in try await base.productRepository.importProducts(products) }
  }
}

extension ConditionedShop: FavoriteRepository {
  func favorites() -> Changes<[Product]> {
    loading { [base] in base.favoriteRepository.favorites() }
  }

  func isFavorite(_ id: Product.ID) -> Changes<Bool> {
    base.favoriteRepository.isFavorite(id)
  }

  func setFavorite(_ isFavorite: Bool, _ id: Product.ID) async throws {
    try await conditions.send { [base] in try await base.favoriteRepository.setFavorite(isFavorite, id) }
  }
}

extension ConditionedShop: CartRepository {
  func cart() -> Changes<Cart> {
    base.cartRepository.cart()
  }

  func add(_ id: Product.ID) async throws {
    try await conditions.send { [base] in try await base.cartRepository.add(id) }
  }

  func setQuantity(_ quantity: Quantity, of id: Product.ID) async throws {
    try await conditions.send { [base] in try await base.cartRepository.setQuantity(quantity, of: id) }
  }

  func remove(_ id: Product.ID) async throws {
    try await conditions.send { [base] in try await base.cartRepository.remove(id) }
  }
}

extension ConditionedShop: OrderRepository {
  func orders() -> Changes<[Order]> {
    loading { [base] in base.orderRepository.orders() }
  }

  func place(_ draft: OrderDraft) async throws -> Order {
    try await conditions.send { [base] in try await base.orderRepository.place(draft) }
  }
}

extension ConditionedShop: ProfileRepository {
  func profile() -> Changes<ShopperProfile> {
    base.profileRepository.profile()
  }

  func save(_ profile: ShopperProfile) async throws {
    try await conditions.send { [base] in try await base.profileRepository.save(profile) }
  }

  func picture() -> Changes<ProfilePicture?> {
    base.profileRepository.picture()
  }

  func setPicture(_ content: PictureContent?) async throws {
    try await conditions.send { [base] in try await base.profileRepository.setPicture(content) }
  }
}

extension ConditionedShop: SettingsRepository {
  func settings() -> Changes<ShopSettings> {
    base.settingsRepository.settings()
  }

  func save(_ settings: ShopSettings) async throws {
    try await conditions.send { [base] in try await base.settingsRepository.save(settings) }
  }
}
