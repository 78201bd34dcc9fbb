import Foundation
import GRDB
import Shopping

/// The orders in the database. Their lines store the names and prices at the time of the order.
struct SQLiteOrderRepository: OrderRepository {
  let database: ShopDatabase
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
