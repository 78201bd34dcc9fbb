import GRDB
import Shopping

/// The cart in the database.
struct SQLiteCartRepository: CartRepository {
  let database: ShopDatabase

  func cart() -> Changes<Cart> {
    database.changes { db in try Cart.fetch(from: db) }
  }

  func add(_ id: Product.ID) async throws {
    try await database.write { db in
      guard let product = try Product.fetch(id, from: db) else { throw ShopProblem.unknownProduct }
      if product.isSoldOut { throw ShopProblem.soldOut }
      if try Cart.fetch(from: db).quantity(of: id) >= Quantity.range.upperBound { throw ShopProblem.tooMany }
      try db.execute(
        sql: """
          INSERT INTO shop_cart (product, quantity) VALUES (?, 1)
          ON CONFLICT (product) DO UPDATE SET quantity = quantity + 1
          """,
        arguments: [id.rawValue])
    }
  }

  func setQuantity(_ quantity: Quantity, of id: Product.ID) async throws {
    try await database.write { db in
      try db.execute(
        sql: "UPDATE shop_cart SET quantity = ? WHERE product = ?", arguments: [quantity.rawValue, id.rawValue])
    }
  }

  func remove(_ id: Product.ID) async throws {
    try await database.write { db in
      try db.execute(sql: "DELETE FROM shop_cart WHERE product = ?", arguments: [id.rawValue])
    }
  }
}

extension Cart {
  static func fetch(from db: Database) throws -> Cart {
    let rows = try Row.fetchAll(
      db, sql: "SELECT shop_products.*, quantity FROM shop_cart JOIN shop_products ON id = product ORDER BY position")
    return Cart(
      items: rows.map { Item(product: Product(row: $0), quantity: Quantity(clamping: $0["quantity"])) })
  }
}
