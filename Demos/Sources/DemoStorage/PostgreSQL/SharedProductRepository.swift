#if PostgreSQL
  import Foundation
  import PostgreSQLClient
  import Shopping

  /// The products in the shared database, found by full-text search.
  struct SharedProductRepository: ProductRepository {
    let database: SharedDatabase

    func products(matching text: String) -> Changes<[Product]> {
      database.changes(of: ["shop_products", "shop_settings"]) { db in
        let settings = try ShopSettings.fetch(from: db)
        if text.isEmpty { return try Product.fetchAll(settings, from: db) }
        return try Product.fetchAll(matching: text, settings, from: db)
      }
    }

    func product(_ id: Product.ID) -> Changes<Product?> {
      database.changes(of: ["shop_products"]) { db in try Product.fetch(id, from: db) }
    }

    func importProducts(_ products: [ProductDraft]) async throws {
      try await database.save(.products) { db in
        let count: Int = try db.run("SELECT count(*) AS count FROM shop_products")[0]["count"]
        guard count + products.count <= Product.countLimit else { throw ShopProblem.full }
        for product in products {
          // Imports are made one after another, so no other one takes the number.
          try db.run(
            """
            INSERT INTO shop_products (id, name, category, description, price, currency, is_sold_out)
            SELECT coalesce(max(id), 0) + 1, $1::text, $2::text, $3::text, $4::bigint, $5::text, FALSE
            FROM shop_products
            """,
            [
              product.name, product.category, product.description, product.price.minorUnits,
              product.price.currencyCode,
            ])
        }
      }
    }
  }

  extension Product {
    fileprivate static func fetchAll(_ settings: ShopSettings, from db: isolated Connection) throws -> [Product] {
      // Consecutive numbers are one kind of product in other colors; the order "featured" mixes the kinds.
      try db.run(
        """
        SELECT * FROM shop_products WHERE $1::boolean OR NOT is_sold_out
        ORDER BY
          CASE $2::text
            WHEN 'featured' THEN (id * 143) % $3::bigint WHEN 'priceAscending' THEN price
            WHEN 'priceDescending' THEN -price
          END,
          CASE WHEN $2::text = 'name' THEN name END COLLATE "C", id
        """,
        [settings.showsSoldOut, settings.order.rawValue, Catalogue.all.count]
      )
      .map(Product.init(row:))
    }

    fileprivate static func fetchAll(
      matching text: String, _ settings: ShopSettings, from db: isolated Connection
    ) throws -> [Product] {
      // Prefixes of words match, since the search runs while the user types. Characters between words could be syntax
      // of a text search, so they are left out. A letter of some scripts is one character with the quotation mark after
      // it.
      let words = text.split { !$0.isLetter && !$0.isNumber || $0.utf8.contains { "'\\".utf8.contains($0) } }
      if words.isEmpty { return [] }
      return try db.run(
        """
        SELECT * FROM shop_products
        WHERE words @@ to_tsquery('simple', $1) AND ($2::boolean OR NOT is_sold_out)
        ORDER BY ts_rank('{0.1, 0.2, 0.5, 1}', words, to_tsquery('simple', $1)) DESC, id
        """,
        [words.map { "'\($0)':*" }.joined(separator: " & "), settings.showsSoldOut]
      )
      .map(Product.init(row:))
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
