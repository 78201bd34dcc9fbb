import GRDB
import Shopping

/// The tables and their initial content. Released migrations are not edited; changes are new migrations.
enum Schema {
  static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("profiles") { db in
      try db.create(table: "profiles") { table in
        table.autoIncrementedPrimaryKey("id")
        table.column("username", .text).notNull()
        table.column("revision", .integer).notNull().defaults(to: 1)
      }
      try db.execute(sql: "INSERT INTO profiles (id, username) VALUES (1, 'Ada Lovelace')")
    }
    migrator.registerMigration("posts") { db in
      try db.create(table: "posts") { table in
        // Autoincremented, so that the number of a deleted post is not reused.
        table.autoIncrementedPrimaryKey("id")
        table.column("title", .text).notNull()
        table.column("text", .text).notNull()
        table.column("note", .text).notNull().defaults(to: "")
      }
      for post in FirstPosts.all {
        try db.execute(sql: "INSERT INTO posts (title, text) VALUES (?, ?)", arguments: [post.title, post.text])
      }
    }
    migrator.registerMigration("todos") { db in
      // Strict, so that SQLite rejects values that don't fit the type of their column.
      try db.create(table: "todos", options: .strict) { table in
        table.autoIncrementedPrimaryKey("number")
        table.column("id", .text).notNull().unique()
        table.column("title", .text).notNull()
        table.column("day", .integer).notNull().indexed()
      }
    }
    migrator.registerMigration("shopping", migrate: ShopSchema.create(in:))
    migrator.registerMigration("accounts", migrate: AccountSchema.create(in:))
    migrator.registerMigration("lending", migrate: LendingSchema.create(in:))
    migrator.registerMigration("pictures", migrate: PictureSchema.create(in:))
    return migrator
  }
}

/// The posts in a new database.
enum FirstPosts {
  static let all: [(title: String, text: String)] = [
    (
      "The kettle is a state machine",
      """
      A kettle can be cold, heating or hot. You can switch it on while it is cold, switch it off while it heats, and \
      pour while it is hot. Nobody has ever poured from a kettle that was still deciding which of these it was.

      Software manages this with ease: a flag for heating, another for hot, and one evening on which both are set. \
      Write the three states down first, and what each of them lets you do. What is not on the list cannot be pressed.
      """
    ),
    (
      "Why the newest action wins",
      """
      Two requests leave; the second answer comes first. If the page shows whatever arrives last, it now shows the past.

      The rule that mends this is short: whoever asks again takes back the question before. An answer to a question \
      that was taken back is no answer, however politely it arrives.
      """
    ),
    (
      "A letter from the far side of a cancel button",
      """
      Dear sender, you pressed Cancel, and I understand. But your letter had left the building by then, and I was the \
      one who received it. I have done what it said.

      Please do not show that you did not ask for it. Show that it happened. Things that happened after all are not \
      errors; they are news.
      """
    ),
  ]
}

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
