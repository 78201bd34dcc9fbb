import GRDB
import Shopping

/// The shop's tables and their initial content.
enum ShopSchema {
  static func create(in db: Database) throws {
    try createTables(in: db)
    for entry in Catalogue.all {
      try db.execute(
        sql: """
          INSERT INTO shop_products (id, name, category, description, price, currency, is_sold_out)
          VALUES (?, ?, ?, ?, ?, 'EUR', ?)
          """,
        arguments: [
          entry.id, entry.name, entry.department.name, entry.description, entry.minorUnits, entry.isSoldOut,
        ])
    }
    try db.execute(
      sql: """
        INSERT INTO shop_profile (name, email) VALUES ('Ada Lovelace', 'ada@example.com');
        INSERT INTO shop_settings (sort_order, shows_sold_out, confirms_removal) VALUES ('featured', 1, 1)
        """)
  }

  private static func createTables(in db: Database) throws {
    // Strict, so that SQLite rejects values that don't fit the type of their column.
    try db.execute(
      sql: """
        CREATE TABLE shop_products (
          id INTEGER PRIMARY KEY, name TEXT NOT NULL, category TEXT NOT NULL, description TEXT NOT NULL,
          price INTEGER NOT NULL, currency TEXT NOT NULL, is_sold_out INTEGER NOT NULL
        ) STRICT;
        CREATE TABLE shop_favorites (
          position INTEGER PRIMARY KEY AUTOINCREMENT,
          product INTEGER NOT NULL UNIQUE REFERENCES shop_products ON DELETE CASCADE
        ) STRICT;
        CREATE TABLE shop_cart (
          position INTEGER PRIMARY KEY AUTOINCREMENT,
          product INTEGER NOT NULL UNIQUE REFERENCES shop_products ON DELETE CASCADE,
          quantity INTEGER NOT NULL CHECK (quantity BETWEEN 1 AND 99)
        ) STRICT;
        CREATE TABLE shop_orders (
          id INTEGER PRIMARY KEY AUTOINCREMENT, draft TEXT NOT NULL UNIQUE, date REAL NOT NULL
        ) STRICT;
        CREATE TABLE shop_order_lines (
          "order" INTEGER NOT NULL REFERENCES shop_orders ON DELETE CASCADE, product INTEGER NOT NULL,
          name TEXT NOT NULL, quantity INTEGER NOT NULL, price INTEGER NOT NULL, currency TEXT NOT NULL
        ) STRICT;
        CREATE INDEX shop_order_lines_order ON shop_order_lines ("order");
        CREATE TABLE shop_profile (name TEXT NOT NULL, email TEXT NOT NULL) STRICT;
        CREATE TABLE shop_settings (
          sort_order TEXT NOT NULL, shows_sold_out INTEGER NOT NULL, confirms_removal INTEGER NOT NULL
        ) STRICT;
        """)
    try db.create(virtualTable: "shop_product_words", using: FTS5()) { table in
      table.synchronize(withTable: "shop_products")
      table.tokenizer = .unicode61()
      for column in ["name", "category", "description"] { table.column(column) }
    }
  }
}
