#if PostgreSQL
  import Foundation
  import PostgreSQLClient
  import Shopping

  /// The dependencies of the shopping features, stored in the shared database.
  public struct SharedShop: ShoppingDependencies {
    public let productRepository: any ProductRepository
    public let favoriteRepository: any FavoriteRepository
    public let cartRepository: any CartRepository
    public let orderRepository: any OrderRepository
    public let profileRepository: any ProfileRepository
    public let settingsRepository: any SettingsRepository
    /// The content of the shopper's picture.
    public let pictures: any PictureContentSource

    /// - Parameter now: Returns the date for a new order.
    public init(_ database: SharedDatabase, now: @escaping @Sendable () -> Date = { Date() }) {
      productRepository = SharedProductRepository(database: database)
      favoriteRepository = SharedFavoriteRepository(database: database)
      cartRepository = SharedCartRepository(database: database)
      orderRepository = SharedOrderRepository(database: database, now: now)
      let profiles = SharedProfileRepository(database: database)
      profileRepository = profiles
      pictures = profiles
      settingsRepository = SharedSettingsRepository(database: database)
    }
  }

  /// The shopper's profile in the shared database.
  struct SharedProfileRepository: ProfileRepository {
    let database: SharedDatabase

    func profile() -> Changes<ShopperProfile> {
      database.changes(of: ["shop_profile"]) { db in
        guard let row = try db.run("SELECT * FROM shop_profile").first else { throw MissingRow() }
        return ShopperProfile(name: row["name"], email: row["email"])
      }
    }

    func save(_ profile: ShopperProfile) async throws {
      if let problem = profile.problem { throw ShopProblem.invalidProfile(problem) }
      try await database.save(.shopperProfile) { db in
        try db.run("UPDATE shop_profile SET name = $1, email = $2", [profile.name, profile.email])
      }
    }
  }

  /// The shop's settings in the shared database.
  struct SharedSettingsRepository: SettingsRepository {
    let database: SharedDatabase

    func settings() -> Changes<ShopSettings> {
      database.changes(of: ["shop_settings"]) { db in try ShopSettings.fetch(from: db) }
    }

    func save(_ settings: ShopSettings) async throws {
      try await database.save(.settings) { db in
        try db.run(
          "UPDATE shop_settings SET sort_order = $1, shows_sold_out = $2, confirms_removal = $3",
          [settings.order.rawValue, settings.showsSoldOut, settings.confirmsRemoval])
      }
    }
  }

  extension ShopSettings {
    static func fetch(from db: isolated Connection) throws -> ShopSettings {
      guard let row = try db.run("SELECT * FROM shop_settings").first else { throw MissingRow() }
      var settings = ShopSettings()
      settings.order = ProductOrder(rawValue: row["sort_order"]) ?? .featured
      settings.showsSoldOut = row["shows_sold_out"]
      settings.confirmsRemoval = row["confirms_removal"]
      return settings
    }
  }
#endif
