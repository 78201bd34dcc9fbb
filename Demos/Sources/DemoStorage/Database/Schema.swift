import GRDB

/// The tables and what is in them at first. A migration that was released is never edited; a new one follows it.
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
        // Autoincremented: the number of a deleted post is not given to another one.
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
      // Strict: a row that reads as something else than it was written as would be a trap.
      try db.create(table: "todos", options: .strict) { table in
        table.autoIncrementedPrimaryKey("number")
        table.column("id", .text).notNull().unique()
        table.column("title", .text).notNull()
        table.column("day", .integer).notNull().indexed()
      }
    }
    migrator.registerMigration("shopping", migrate: ShopSchema.create(in:))
    return migrator
  }
}
