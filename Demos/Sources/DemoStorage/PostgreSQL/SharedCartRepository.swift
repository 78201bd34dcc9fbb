#if PostgreSQL
  import Foundation
  import PostgreSQLClient
  import Shopping

  /// The cart in the shared database.
  struct SharedCartRepository: CartRepository {
    let database: SharedDatabase

    func cart() -> Changes<Cart> {
      database.changes(of: ["shop_cart", "shop_products"]) { db in try Cart.fetch(from: db) }
    }

    func add(_ id: Product.ID) async throws {
      try await database.save(.cart) { db in
        guard let product = try Product.fetch(id, from: db) else { throw ShopProblem.unknownProduct }
        if product.isSoldOut { throw ShopProblem.soldOut }
        if try Cart.fetch(from: db).quantity(of: id) >= Quantity.range.upperBound { throw ShopProblem.tooMany }
        try db.run(
          """
          INSERT INTO shop_cart (product, quantity) VALUES ($1, 1)
          ON CONFLICT (product) DO UPDATE SET quantity = shop_cart.quantity + 1
          """,
          [id.rawValue])
      }
    }

    func setQuantity(_ quantity: Quantity, of id: Product.ID) async throws {
      try await database.save(.cart) { db in
        try db.run("UPDATE shop_cart SET quantity = $1 WHERE product = $2", [quantity.rawValue, id.rawValue])
      }
    }

    func remove(_ id: Product.ID) async throws {
      try await database.save(.cart) { db in try db.run("DELETE FROM shop_cart WHERE product = $1", [id.rawValue]) }
    }
  }

  extension Cart {
    fileprivate static func fetch(from db: isolated Connection) throws -> Cart {
      let rows = try db.run(
        "SELECT shop_products.*, quantity FROM shop_cart JOIN shop_products ON id = product ORDER BY position")
      return Cart(items: rows.map { Item(product: Product(row: $0), quantity: Quantity(clamping: $0["quantity"])) })
    }
  }

  /// The orders in the shared database. Their lines store the names and prices at the time of the order.
  struct SharedOrderRepository: OrderRepository {
    let database: SharedDatabase
    let now: @Sendable () -> Date

    func orders() -> Changes<[Order]> {
      database.changes(of: ["shop_orders"]) { db in
        var orders: [Order] = []
        for row in try db.run("SELECT * FROM shop_orders ORDER BY id DESC") {
          orders.append(try Order.fetch(row, from: db))
        }
        return orders
      }
    }

    func place(_ draft: OrderDraft) async throws -> Order {
      let date = now()
      let order = try await database.save(.cart) { db in
        if try Order.fetch(draft, from: db) != nil { return }
        // Changes of the cart wait until this transaction ends.
        let cart = try Cart.fetch(from: db)
        guard cart == draft.cart else { throw ShopProblem.cartChanged(cart) }
        try Order.insert(draft, on: date, into: db)
      } then: { db in
        try Order.fetch(draft, from: db)
      }
      guard let order else { throw MissingRow() }
      return order
    }
  }

  extension Order {
    fileprivate static func fetch(_ row: Row, from db: isolated Connection) throws -> Order {
      let id: Int = row["id"]
      let lines = try db.run("SELECT * FROM shop_order_lines WHERE \"order\" = $1 ORDER BY position", [id])
      return Order(
        id: id, date: Date(timeIntervalSince1970: row["date"]),
        lines: lines.map { line in
          Line(
            id: Product.ID(rawValue: line["product"]), name: line["name"],
            quantity: Quantity(clamping: line["quantity"]), price: Money(line["price"], line["currency"]))
        })
    }

    fileprivate static func fetch(_ draft: OrderDraft, from db: isolated Connection) throws -> Order? {
      guard let row = try db.run("SELECT * FROM shop_orders WHERE draft = $1", [draft.id]).first else { return nil }
      return try fetch(row, from: db)
    }

    /// Inserts an order with the cart's items, and empties the cart.
    fileprivate static func insert(_ draft: OrderDraft, on date: Date, into db: isolated Connection) throws {
      let rows = try db.run(
        "INSERT INTO shop_orders (draft, date) VALUES ($1, $2) RETURNING id", [draft.id, date.timeIntervalSince1970])
      let order: Int = rows[0]["id"]
      for item in draft.cart.items {
        try db.run(
          """
          INSERT INTO shop_order_lines ("order", product, name, quantity, price, currency)
          VALUES ($1, $2, $3, $4, $5, $6)
          """,
          [
            order, item.id.rawValue, item.product.name, item.quantity.rawValue, item.product.price.minorUnits,
            item.product.price.currencyCode,
          ])
      }
      try db.run("DELETE FROM shop_cart")
    }
  }
#endif
