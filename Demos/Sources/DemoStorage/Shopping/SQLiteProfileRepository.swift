import Foundation
import GRDB
import Shopping

/// The shopper's profile in the database.
struct SQLiteProfileRepository: ProfileRepository {
  let database: ObservedDatabase

  func profile() -> Changes<ShopperProfile> {
    database.changes { db in
      guard let row = try Row.fetchOne(db, sql: "SELECT * FROM shop_profile") else { throw MissingRow() }
      return ShopperProfile(name: row["name"], email: row["email"])
    }
  }

  func save(_ profile: ShopperProfile) async throws {
    if let problem = profile.problem { throw ShopProblem.invalidProfile(problem) }
    try await database.write { db in
      try db.execute(sql: "UPDATE shop_profile SET name = ?, email = ?", arguments: [profile.name, profile.email])
    }
  }
}

/// The shop's settings in the database.
struct SQLiteSettingsRepository: SettingsRepository {
  let database: ObservedDatabase

  func settings() -> Changes<ShopSettings> {
    database.changes { db in try ShopSettings.fetch(from: db) }
  }

  func save(_ settings: ShopSettings) async throws {
    try await database.write { db in
      try db.execute(
        sql: "UPDATE shop_settings SET sort_order = ?, shows_sold_out = ?, confirms_removal = ?",
        arguments: [settings.order.rawValue, settings.showsSoldOut, settings.confirmsRemoval])
    }
  }
}

/// An error for a missing row that every database must have.
struct MissingRow: Error {}

extension MissingRow: LocalizedError {
  var errorDescription: String? { "The database is incomplete." }
}

extension ShopSettings {
  static func fetch(from db: Database) throws -> ShopSettings {
    guard let row = try Row.fetchOne(db, sql: "SELECT * FROM shop_settings") else { throw MissingRow() }
    var settings = ShopSettings()
    settings.order = ProductOrder(rawValue: row["sort_order"]) ?? .featured
    settings.showsSoldOut = row["shows_sold_out"]
    settings.confirmsRemoval = row["confirms_removal"]
    return settings
  }
}
