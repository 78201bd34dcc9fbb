import GRDB
import Shopping

/// The favorites in the database.
struct SQLiteFavoriteRepository: FavoriteRepository {
  let database: ShopDatabase

  func favorites() -> Changes<[Product]> {
    database.changes { db in
      try Row.fetchAll(
        db,
        sql: """
          SELECT shop_products.* FROM shop_favorites JOIN shop_products ON id = product ORDER BY position DESC
          """
      )
      .map(Product.init(row:))
    }
  }

  func isFavorite(_ id: Product.ID) -> Changes<Bool> {
    database.changes { db in
      try Bool.fetchOne(
        db, sql: "SELECT EXISTS (SELECT * FROM shop_favorites WHERE product = ?)", arguments: [id.rawValue]) ?? false
    }
  }

  func setFavorite(_ isFavorite: Bool, _ id: Product.ID) async throws {
    try await database.write { db in
      guard try Product.fetch(id, from: db) != nil else { throw ShopProblem.unknownProduct }
      try db.execute(
        sql: isFavorite
          ? "INSERT OR IGNORE INTO shop_favorites (product) VALUES (?)"
          : "DELETE FROM shop_favorites WHERE product = ?",
        arguments: [id.rawValue])
    }
  }
}
