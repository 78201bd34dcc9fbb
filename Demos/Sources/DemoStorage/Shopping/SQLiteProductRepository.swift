import Foundation
import GRDB
import Shopping

/// The products in the database, found by full-text search.
struct SQLiteProductRepository: ProductRepository {
  let database: ShopDatabase

  func products(matching text: String, first limit: Int) -> Changes<ProductList> {
    database.changes { db in
      let settings = try ShopSettings.fetch(from: db)
      let condition = settings.showsSoldOut ? "" : "AND NOT is_sold_out"
      if text.isEmpty {
        return try ProductList.fetch(
          from: db, "shop_products WHERE TRUE \(condition)", order: settings.order.sql, limit: limit)
      }
      // Prefixes of words match, since the search runs while the user types.
      guard let pattern = FTS5Pattern(matchingAllPrefixesIn: text) else { return ProductList(products: [], total: 0) }
      return try ProductList.fetch(
        from: db,
        """
        shop_products JOIN shop_product_words ON shop_product_words.rowid = shop_products.id
        WHERE shop_product_words MATCH ? \(condition)
        """,
        arguments: [pattern],
        // A match in the name has the highest weight.
        order: "bm25(shop_product_words, 10, 5, 1), shop_products.id", limit: limit)
    }
  }

  func product(_ id: Product.ID) -> Changes<Product?> {
    database.changes { db in try Product.fetch(id, from: db) }
  }
}

extension ProductList {
  fileprivate static func fetch(
    from db: Database, _ source: String, arguments: StatementArguments = [], order: String, limit: Int
  ) throws -> ProductList {
    let rows = try Row.fetchAll(
      db, sql: "SELECT shop_products.* FROM \(source) ORDER BY \(order) LIMIT ?", arguments: arguments + [limit])
    let total = try Int.fetchOne(db, sql: "SELECT count(*) FROM \(source)", arguments: arguments)
    return ProductList(products: rows.map(Product.init(row:)), total: total ?? 0)
  }
}

extension ProductOrder {
  fileprivate var sql: String {
    switch self {
    // Consecutive numbers are one kind of product in other colors; this order mixes the kinds.
    case .featured: "(shop_products.id * 143) % \(Catalogue.all.count), shop_products.id"
    case .name: "name, shop_products.id"
    case .priceAscending: "price, shop_products.id"
    case .priceDescending: "price DESC, shop_products.id"
    }
  }
}

extension Product {
  init(row: Row) {
    let id: Int = row["id"]
    self.init(
      id: ID(rawValue: id), name: row["name"], category: row["category"], description: row["description"],
      price: Money(row["price"], row["currency"]), isSoldOut: row["is_sold_out"],
      image: URL(string: "/shopping/images/\(id).svg")!)
  }

  static func fetch(_ id: Product.ID, from db: Database) throws -> Product? {
    try Row.fetchOne(db, sql: "SELECT * FROM shop_products WHERE id = ?", arguments: [id.rawValue])
      .map(Product.init(row:))
  }
}

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
