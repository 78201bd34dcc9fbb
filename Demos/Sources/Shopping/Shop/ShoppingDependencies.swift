/// The dependencies of all features. The app passes one object, and each feature declares the part that it needs.
public typealias ShoppingDependencies =
  ProductRepositoryDependency & FavoriteRepositoryDependency & CartRepositoryDependency & OrderRepositoryDependency
  & ProfileRepositoryDependency & SettingsRepositoryDependency

/// A sequence of a value, now and after each change from any source. It doesn't end, but it can fail.
///
/// A slow reader skips to the newest value.
public typealias Changes<Value> = AsyncThrowingStream<Value, any Error>

/// Stores the shop's products.
public protocol ProductRepository: Sendable {
  /// Returns the products with all the words of a text, the best match first. An empty text matches all products.
  ///
  /// The shop's settings determine the order for an empty text, and whether sold-out products are included.
  func products(matching text: String) -> Changes<[Product]>

  /// Returns the product with a number, or `nil` while there is none.
  func product(_ id: Product.ID) -> Changes<Product?>

  /// Adds products, with numbers that no product has. Adds all of them, or none if it throws.
  ///
  /// - Throws: ``ShopProblem/full`` if there would be more than ``Product/countLimit``.
  func importProducts(_ products: [ProductDraft]) async throws
}

public protocol ProductRepositoryDependency: Sendable {
  var productRepository: any ProductRepository { get }
}

/// Stores the favorite products.
public protocol FavoriteRepository: Sendable {
  /// The favorites, newest first.
  func favorites() -> Changes<[Product]>

  func isFavorite(_ id: Product.ID) -> Changes<Bool>

  func setFavorite(_ isFavorite: Bool, _ id: Product.ID) async throws
}

public protocol FavoriteRepositoryDependency: Sendable {
  var favoriteRepository: any FavoriteRepository { get }
}

/// Stores the cart.
///
/// Changes are made in the order of the calls. Canceling the waiting task doesn't cancel a change that has begun.
public protocol CartRepository: Sendable {
  func cart() -> Changes<Cart>

  /// Adds one more of a product to the cart.
  func add(_ id: Product.ID) async throws

  /// Sets the quantity of a product. Does nothing if the product is not in the cart.
  func setQuantity(_ quantity: Quantity, of id: Product.ID) async throws

  func remove(_ id: Product.ID) async throws
}

public protocol CartRepositoryDependency: Sendable {
  var cartRepository: any CartRepository { get }
}

/// Stores orders.
public protocol OrderRepository: Sendable {
  /// The orders, newest first.
  func orders() -> Changes<[Order]>

  /// Places an order and empties the cart. Returns the existing order if the draft was placed before.
  ///
  /// - Throws: ``ShopProblem/cartChanged(_:)`` if the cart differs from the draft's.
  func place(_ draft: OrderDraft) async throws -> Order
}

public protocol OrderRepositoryDependency: Sendable {
  var orderRepository: any OrderRepository { get }
}

/// Stores the shopper's profile, and the picture in it.
public protocol ProfileRepository: Sendable {
  func profile() -> Changes<ShopperProfile>

  /// Saves a profile. Saves are made in the order of the calls, and a save that has begun isn't canceled.
  func save(_ profile: ShopperProfile) async throws

  /// The shopper's picture, or `nil` if there is none.
  func picture() -> Changes<ProfilePicture?>

  /// Replaces the shopper's picture, or removes it.
  func setPicture(_ content: PictureContent?) async throws
}

public protocol ProfileRepositoryDependency: Sendable {
  var profileRepository: any ProfileRepository { get }
}

/// Stores the shop's settings.
public protocol SettingsRepository: Sendable {
  func settings() -> Changes<ShopSettings>

  /// Saves settings. Saves are made in the order of the calls, and a save that has begun isn't canceled.
  func save(_ settings: ShopSettings) async throws
}

extension SettingsRepository {
  /// Returns the current settings.
  func current() async throws -> ShopSettings {
    for try await settings in settings() { return settings }
    throw CancellationError()
  }
}

public protocol SettingsRepositoryDependency: Sendable {
  var settingsRepository: any SettingsRepository { get }
}
