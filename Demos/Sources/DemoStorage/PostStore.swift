import Blog
import GRDB
import Search

/// Blog posts in the gallery's database.
public struct PostStore: Sendable {
  let database: DatabaseQueue

  public init(_ database: GalleryDatabase) {
    self.database = database.queue
  }

  /// Returns all posts, oldest first.
  public func posts() async throws -> [Post] {
    try await database.read { db in try Self.fetchAll(db) }
  }

  public func post(id: Int) async throws -> Post? {
    try await database.read { db in
      try Row.fetchOne(db, sql: "SELECT * FROM posts WHERE id = ?", arguments: [id]).map(Post.init(row:))
    }
  }

  /// Deletes a post, and returns whether it existed.
  public func delete(id: Int) async throws -> Bool {
    try await database.write { db in
      try db.execute(sql: "DELETE FROM posts WHERE id = ?", arguments: [id])
      return db.changesCount > 0
    }
  }

  /// Stores the note on a post, and returns whether the post existed.
  public func saveNote(_ note: String, id: Int) async throws -> Bool {
    try await database.write { db in
      try db.execute(sql: "UPDATE posts SET note = ? WHERE id = ?", arguments: [note, id])
      return db.changesCount > 0
    }
  }

  /// Returns a sequence of all posts, now and after each change. A slow reader skips to the newest value.
  public func changes() -> AsyncValueObservation<[Post]> {
    ValueObservation.tracking { db in try Self.fetchAll(db) }
      .removeDuplicates()
      .values(in: database, scheduling: .task, bufferingPolicy: .bufferingNewest(1))
  }

  private static func fetchAll(_ db: Database) throws -> [Post] {
    try Row.fetchAll(db, sql: "SELECT * FROM posts ORDER BY id").map(Post.init(row:))
  }
}

extension Post {
  init(row: Row) {
    self.init(id: row["id"], title: row["title"], text: row["text"], note: row["note"])
  }
}

extension PostStore: PostSearching {
  /// Returns the posts with the text in their title or body, sorted by number. The case of ASCII letters is ignored.
  public func posts(matching text: String) async throws -> [FoundPost] {
    try await database.read { db in
      try Row.fetchAll(
        db,
        sql: "SELECT id, title FROM posts WHERE instr(lower(title || ' ' || text), lower(?)) > 0 ORDER BY id",
        arguments: [text]
      )
      .map { FoundPost(id: $0["id"], title: $0["title"]) }
    }
  }
}
