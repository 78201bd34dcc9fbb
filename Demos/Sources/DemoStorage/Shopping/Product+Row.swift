import Foundation
import GRDB
import Shopping

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
