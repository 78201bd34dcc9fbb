import GRDB
import UserProfile

extension UserData {
  init(row: Row) {
    self.init(id: row["id"], username: row["username"], revision: row["revision"])
  }

  /// Returns one profile, or throws ``UnknownProfile``.
  static func fetch(id: Int, from db: Database) throws -> UserData {
    guard let row = try Row.fetchOne(db, sql: "SELECT * FROM profiles WHERE id = ?", arguments: [id]) else {
      throw UnknownProfile(id: id)
    }
    return UserData(row: row)
  }
}
