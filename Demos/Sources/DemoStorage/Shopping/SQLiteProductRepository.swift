import Foundation
import GRDB
import Shopping

/// The products in the database, found by full-text search.
struct SQLiteProductRepository: ProductRepository {
  let database: ObservedDatabase

  func products(matching text: String) -> Changes<[Product]> {
    database.changes { db in
      let settings = try ShopSettings.fetch(from: db)
      let condition = settings.showsSoldOut ? "" : "AND NOT is_sold_out"
      if text.isEmpty {
        return try Product.fetchAll(
          from: db, "SELECT * FROM shop_products WHERE TRUE \(condition) ORDER BY \(settings.order.sql)")
      }
      // Prefixes of words match, since the search runs while the user types.
      guard let pattern = FTS5Pattern(matchingAllPrefixesIn: text) else { return [] }
      // A match in the name has the highest weight.
      return try Product.fetchAll(
        from: db,
        """
        SELECT shop_products.* FROM shop_products
        JOIN shop_product_words ON shop_product_words.rowid = shop_products.id
        WHERE shop_product_words MATCH ? \(condition)
        ORDER BY bm25(shop_product_words, 10, 5, 1), shop_products.id
        """,
        [pattern])
    }
  }

  func product(_ id: Product.ID) -> Changes<Product?> {
    database.changes { db in try Product.fetch(id, from: db) }
  }

  func importProducts(_ products: [ProductDraft]) async throws {
    try await database.write { db in
      let count = try Int.fetchOne(db, sql: "SELECT count(*) FROM shop_products") ?? 0
      guard count + products.count <= Product.countLimit else { throw ShopProblem.full }
      for product in products {
        try db.execute(
          sql: """
            INSERT INTO shop_products (name, category, description, price, currency, is_sold_out)
            VALUES (?, ?, ?, ?, ?, 0)
            """,
          arguments: [
            product.name, product.category, product.description, product.price.minorUnits, product.price.currencyCode,
          ])
      }
    }
  }
}

extension ProductOrder {
  fileprivate var sql: String {
    switch self {
    // Consecutive numbers are one kind of product in other colors; this order mixes the kinds.
    case .featured: "(id * 143) % \(Catalogue.all.count), id"
    case .name: "name, id"
    case .priceAscending: "price, id"
    case .priceDescending: "price DESC, id"
    }
  }
}

extension Product {
  init(row: Row) {
    let id: Int = row["id"]
    self.init(
      id: ID(rawValue: id), name: row["name"], category: row["category"], description: row["description"],
      price: Money(row["price"], row["currency"]), isSoldOut: row["is_sold_out"],
      image: Self.image(of: id))
  }

  static func fetch(_ id: Product.ID, from db: Database) throws -> Product? {
    try Row.fetchOne(db, sql: "SELECT * FROM shop_products WHERE id = ?", arguments: [id.rawValue])
      .map(Product.init(row:))
  }

  fileprivate static func fetchAll(
    from db: Database, _ sql: String, _ arguments: StatementArguments = []
  ) throws -> [Product] {
    try Row.fetchAll(db, sql: sql, arguments: arguments).map(Product.init(row:))
  }
}

/// The favorites in the database.
struct SQLiteFavoriteRepository: FavoriteRepository {
  let database: ObservedDatabase

  func favorites() -> Changes<[Product]> {
    database.changes { db in
      try Product.fetchAll(
        from: db,
        "SELECT shop_products.* FROM shop_favorites JOIN shop_products ON id = product ORDER BY position DESC")
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
