#if PostgreSQL
  import Foundation
  import PostgreSQLClient
  import Shopping

  /// The products in the shared database, found by full-text search.
  struct SharedProductRepository: ProductRepository {
    let database: SharedDatabase

    func products(matching text: String, first limit: Int) -> Changes<ProductList> {
      database.changes(of: ["shop_products", "shop_settings"]) { db in
        let settings = try ShopSettings.fetch(from: db)
        if text.isEmpty { return try ProductList.fetch(first: limit, settings, from: db) }
        return try ProductList.fetch(first: limit, matching: text, settings, from: db)
      }
    }

    func product(_ id: Product.ID) -> Changes<Product?> {
      database.changes(of: ["shop_products"]) { db in try Product.fetch(id, from: db) }
    }
  }

  extension ProductList {
    fileprivate static func fetch(
      first limit: Int, _ settings: ShopSettings, from db: isolated Connection
    ) throws -> ProductList {
      // Consecutive numbers are one kind of product in other colors; the order "featured" mixes the kinds.
      let rows = try db.run(
        """
        SELECT * FROM shop_products WHERE $1::boolean OR NOT is_sold_out
        ORDER BY
          CASE $2::text
            WHEN 'featured' THEN (id * 143) % $3::bigint WHEN 'priceAscending' THEN price
            WHEN 'priceDescending' THEN -price
          END,
          CASE WHEN $2::text = 'name' THEN name END COLLATE "C", id
        LIMIT $4::bigint
        """,
        [settings.showsSoldOut, settings.order.rawValue, Catalogue.all.count, limit])
      let total = try db.run(
        "SELECT count(*) AS total FROM shop_products WHERE $1::boolean OR NOT is_sold_out", [settings.showsSoldOut])
      return ProductList(products: rows.map(Product.init(row:)), total: total[0]["total"])
    }

    fileprivate static func fetch(
      first limit: Int, matching text: String, _ settings: ShopSettings, from db: isolated Connection
    ) throws -> ProductList {
      // Prefixes of words match, since the search runs while the user types. What separates words could be syntax of a
      // text search, so it is left out. A letter of some scripts is one character with the quotation mark after it.
      let words = text.split { !$0.isLetter && !$0.isNumber || $0.utf8.contains { "'\\".utf8.contains($0) } }
      if words.isEmpty { return ProductList(products: [], total: 0) }
      let pattern = words.map { "'\($0)':*" }.joined(separator: " & ")
      let rows = try db.run(
        """
        SELECT * FROM shop_products
        WHERE words @@ to_tsquery('simple', $1) AND ($2::boolean OR NOT is_sold_out)
        ORDER BY ts_rank('{0.1, 0.2, 0.5, 1}', words, to_tsquery('simple', $1)) DESC, id LIMIT $3::bigint
        """,
        [pattern, settings.showsSoldOut, limit])
      let total = try db.run(
        """
        SELECT count(*) AS total FROM shop_products
        WHERE words @@ to_tsquery('simple', $1) AND ($2::boolean OR NOT is_sold_out)
        """,
        [pattern, settings.showsSoldOut])
      return ProductList(products: rows.map(Product.init(row:)), total: total[0]["total"])
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

    static func fetch(_ id: Product.ID, from db: isolated Connection) throws -> Product? {
      try db.run("SELECT * FROM shop_products WHERE id = $1", [id.rawValue]).first.map(Product.init(row:))
    }
  }

  /// The favorites in the shared database.
  struct SharedFavoriteRepository: FavoriteRepository {
    let database: SharedDatabase

    func favorites() -> Changes<[Product]> {
      database.changes(of: ["shop_favorites", "shop_products"]) { db in
        try db.run(
          "SELECT shop_products.* FROM shop_favorites JOIN shop_products ON id = product ORDER BY position DESC"
        )
        .map(Product.init(row:))
      }
    }

    func isFavorite(_ id: Product.ID) -> Changes<Bool> {
      database.changes(of: ["shop_favorites"]) { db in
        try !db.run("SELECT product FROM shop_favorites WHERE product = $1", [id.rawValue]).isEmpty
      }
    }

    func setFavorite(_ isFavorite: Bool, _ id: Product.ID) async throws {
      try await database.save(.favorite(id)) { db in
        guard try Product.fetch(id, from: db) != nil else { throw ShopProblem.unknownProduct }
        if isFavorite {
          try db.run("INSERT INTO shop_favorites (product) VALUES ($1) ON CONFLICT DO NOTHING", [id.rawValue])
        } else {
          try db.run("DELETE FROM shop_favorites WHERE product = $1", [id.rawValue])
        }
      }
    }
  }
#endif
