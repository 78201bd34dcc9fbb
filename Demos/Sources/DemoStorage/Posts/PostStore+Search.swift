import Blog
import GRDB
import Search

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
