import GRDB
import Shopping

/// The shopper's profile in the database.
struct SQLiteProfileRepository: ProfileRepository {
  let database: ShopDatabase

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
