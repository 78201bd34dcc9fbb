import Foundation
import Shopping

/// The dependencies of the shopping features, stored in the gallery's database.
public struct SQLiteShop: ShoppingDependencies {
  public let productRepository: any ProductRepository
  public let favoriteRepository: any FavoriteRepository
  public let cartRepository: any CartRepository
  public let orderRepository: any OrderRepository
  public let profileRepository: any ProfileRepository
  public let settingsRepository: any SettingsRepository
  /// The content of the shopper's picture.
  public let pictures: any PictureContentSource

  /// - Parameter now: Returns the date for a new order.
  public init(_ database: GalleryDatabase, now: @escaping @Sendable () -> Date = { Date() }) {
    let database = ObservedDatabase(database)
    productRepository = SQLiteProductRepository(database: database)
    favoriteRepository = SQLiteFavoriteRepository(database: database)
    cartRepository = SQLiteCartRepository(database: database)
    orderRepository = SQLiteOrderRepository(database: database, now: now)
    let profiles = SQLiteProfileRepository(database: database)
    profileRepository = profiles
    pictures = profiles
    settingsRepository = SQLiteSettingsRepository(database: database)
  }
}
