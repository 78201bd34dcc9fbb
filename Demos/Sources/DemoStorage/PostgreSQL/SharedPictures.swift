#if PostgreSQL
  import Foundation
  import PostgreSQLClient
  import Shopping

  /// The shopper's picture in the shared database. Its bytes travel as Base64, since values travel as text.
  extension SharedProfileRepository {
    func picture() -> Changes<ProfilePicture?> {
      database.changes(of: ["shop_picture"]) { db in
        try db.run("SELECT id, kind, byte_count FROM shop_picture").first.flatMap {
          ProfilePicture(number: $0["id"], kind: $0["kind"], byteCount: $0["byte_count"])
        }
      }
    }

    func setPicture(_ content: PictureContent?) async throws {
      try await database.save(.picture) { db in
        try db.run("DELETE FROM shop_picture")
        guard let content else { return }
        try db.run(
          "INSERT INTO shop_picture (kind, byte_count, content) VALUES ($1, $2, decode($3, 'base64'))",
          [content.kind.rawValue, content.data.count, content.data.base64EncodedString()])
      }
    }
  }

  extension SharedProfileRepository: PictureContentSource {
    func content(_ number: Int) async throws -> PictureContent? {
      let text: String? = try await database.read { db in
        try db.run("SELECT encode(content, 'base64') AS content FROM shop_picture WHERE id = $1", [number])
          .first.map { $0["content"] }
      }
      // PostgreSQL breaks Base64 into lines.
      return text.flatMap { Data(base64Encoded: $0, options: .ignoreUnknownCharacters) }
        .flatMap { try? PictureContent($0) }
    }
  }
#endif
