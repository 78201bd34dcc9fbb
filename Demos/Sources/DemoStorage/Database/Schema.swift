import GRDB

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
    return migrator
  }
}
