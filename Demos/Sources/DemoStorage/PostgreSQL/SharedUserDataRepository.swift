#if PostgreSQL
  import CombineShim
  import PostgreSQLClient
  import TaskPublishers
  import UserProfile

  /// User profiles in the shared database.
  public struct SharedUserDataRepository: UserDataRepository {
    private let database: SharedDatabase

    public init(_ database: SharedDatabase) {
      self.database = database
    }

    public func loadUserData(id: Int) -> AnyPublisher<UserData, any Error> {
      TaskPublisher { [database] in
        try await database.read { db in try UserData.fetch(id: id, from: db) }
      }
      .eraseToAnyPublisher()
    }

    /// Publishes a profile, now and after each change in any process.
    ///
    /// All subscribers share the connection on which the server notifies of changes. A slow subscriber skips to the
    /// newest value. A server that doesn't answer is not an error, since subscribers display a profile already.
    public func userData(id: Int) -> AnyPublisher<UserData, any Error> {
      TaskPublisher(sending: { [database] send in
        let changes = database.changes(of: ["profiles"], waits: true) { db in try UserData.fetch(id: id, from: db) }
        for try await data in changes { try await send(data) }
      })
      .eraseToAnyPublisher()
    }

    public func saveUsername(_ username: String, id: Int) -> AnyPublisher<UserData, any Error> {
      TaskPublisher { [database] in
        let name = try Username.validated(username)
        return try await database.save(.profile(id)) { db in
          try db.run("UPDATE profiles SET username = $1, revision = revision + 1 WHERE id = $2", [name, id])
        } then: { db in
          try UserData.fetch(id: id, from: db)
        }
      }
      .eraseToAnyPublisher()
    }
  }

  extension UserData {
    fileprivate static func fetch(id: Int, from db: isolated Connection) throws -> UserData {
      guard let row = try db.run("SELECT username, revision FROM profiles WHERE id = $1", [id]).first else {
        throw UnknownProfile(id: id)
      }
      return UserData(id: id, username: row["username"], revision: row["revision"])
    }
  }
#endif
