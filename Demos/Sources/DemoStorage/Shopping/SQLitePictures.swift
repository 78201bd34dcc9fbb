import Foundation
import GRDB
import Shopping

/// The table with the shopper's picture. Another picture has another number, so that a browser can keep each of them.
enum PictureSchema {
  static func create(in db: Database) throws {
    try db.execute(
      sql: """
        CREATE TABLE shop_picture (
          id INTEGER PRIMARY KEY AUTOINCREMENT, kind TEXT NOT NULL, byte_count INTEGER NOT NULL, content BLOB NOT NULL
        ) STRICT
        """)
  }
}

extension SQLiteProfileRepository {
  func picture() -> Changes<ProfilePicture?> {
    database.changes { db in
      try Row.fetchOne(db, sql: "SELECT id, kind, byte_count FROM shop_picture").flatMap {
        ProfilePicture(number: $0["id"], kind: $0["kind"], byteCount: $0["byte_count"])
      }
    }
  }

  func setPicture(_ content: PictureContent?) async throws {
    try await database.write { db in
      try db.execute(sql: "DELETE FROM shop_picture")
      guard let content else { return }
      try db.execute(
        sql: "INSERT INTO shop_picture (kind, byte_count, content) VALUES (?, ?, ?)",
        arguments: [content.kind.rawValue, content.data.count, content.data])
    }
  }
}

extension SQLiteProfileRepository: PictureContentSource {
  func content(_ number: Int) async throws -> PictureContent? {
    let data = try await database.read { db in
      try Data.fetchOne(db, sql: "SELECT content FROM shop_picture WHERE id = ?", arguments: [number])
    }
    return data.flatMap { try? PictureContent($0) }
  }
}
