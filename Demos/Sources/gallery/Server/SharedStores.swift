import DemoStorage
import PortableUIWeb
import Shopping
import UserProfile

/// The stores that several galleries can share: in the gallery's own database, or in the one of `--database`.
struct SharedStores {
  let profiles: any UserDataRepository
  let shop: any ShoppingDependencies
  /// The content of the shopper's picture.
  let pictures: any PictureContentSource
  /// Carries the ends of persons between the galleries of a database.
  var personNotices: (any PersonNotices)?

  /// Opens the stores that the command line selects.
  static func opened(for command: GalleryCommand, in database: GalleryDatabase) async throws -> SharedStores {
    if let url = command.database { return try await postgreSQL(url, for: command) }
    let shop = SQLiteShop(database, now: command.clock)
    return SharedStores(profiles: SQLiteUserDataRepository(database), shop: shop, pictures: shop.pictures)
  }
}
