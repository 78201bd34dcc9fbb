import DemoStorage
import Shopping
import UserProfile

/// The stores that several galleries can share: in the gallery's own database, or in the one of `--database`.
struct SharedStores {
  let profiles: any UserDataRepository
  let shop: any ShoppingDependencies

  /// Opens the stores that the command line selects.
  static func opened(for command: GalleryCommand, in database: GalleryDatabase) async throws -> SharedStores {
    if let url = command.database { return try await postgreSQL(url, for: command) }
    return SharedStores(
      profiles: SQLiteUserDataRepository(database), shop: SQLiteShop(database, now: command.clock))
  }
}
