import Foundation
import GRDB
import Shopping

/// The cart in the database.
struct SQLiteCartRepository: CartRepository {
  let database: ObservedDatabase

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

/// The orders in the database. Their lines store the names and prices at the time of the order.
struct SQLiteOrderRepository: OrderRepository {
  let database: ObservedDatabase
  let now: @Sendable () -> Date

  func orders() -> Changes<[Order]> {
    database.changes { db in
      try Row.fetchAll(db, sql: "SELECT * FROM shop_orders ORDER BY id DESC").map { try Order(row: $0, in: db) }
    }
  }

  func place(_ draft: OrderDraft) async throws -> Order {
    try await database.write { [now] db in
      if let order = try Order.fetch(draft, from: db) { return order }
      // The comparison and the order are one transaction, so the cart can't change in between.
      let cart = try Cart.fetch(from: db)
      guard cart == draft.cart else { throw ShopProblem.cartChanged(cart) }
      try cart.insertOrder(draft, on: now(), into: db)
      guard let order = try Order.fetch(draft, from: db) else { throw ShopProblem.cartChanged(cart) }
      return order
    }
  }
}

extension Order {
  fileprivate init(row: Row, in db: Database) throws {
    let id: Int = row["id"]
    let lines = try Row.fetchAll(
      db, sql: "SELECT * FROM shop_order_lines WHERE \"order\" = ? ORDER BY rowid", arguments: [id])
    self.init(
      id: id, date: Date(timeIntervalSince1970: row["date"]),
      lines: lines.map { line in
        Line(
          id: Product.ID(rawValue: line["product"]), name: line["name"],
          quantity: Quantity(clamping: line["quantity"]), price: Money(line["price"], line["currency"]))
      })
  }

  fileprivate static func fetch(_ draft: OrderDraft, from db: Database) throws -> Order? {
    try Row.fetchOne(db, sql: "SELECT * FROM shop_orders WHERE draft = ?", arguments: [draft.id.uuidString])
      .map { try Order(row: $0, in: db) }
  }
}

extension Cart {
  /// Inserts an order with the cart's items, and empties the cart.
  fileprivate func insertOrder(_ draft: OrderDraft, on date: Date, into db: Database) throws {
    try db.execute(
      sql: "INSERT INTO shop_orders (draft, date) VALUES (?, ?)",
      arguments: [draft.id.uuidString, date.timeIntervalSince1970])
    let order = db.lastInsertedRowID
    for item in items {
      try db.execute(
        sql: "INSERT INTO shop_order_lines VALUES (?, ?, ?, ?, ?, ?)",
        arguments: [
          order, item.id.rawValue, item.product.name, item.quantity.rawValue, item.product.price.minorUnits,
          item.product.price.currencyCode,
        ])
    }
    try db.execute(sql: "DELETE FROM shop_cart")
  }
}
