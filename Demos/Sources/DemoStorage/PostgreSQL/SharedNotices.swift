#if PostgreSQL
  public import PostgreSQLClient

  /// Texts that the galleries of a database publish to each other.
  public struct SharedNotices: Sendable {
    private let database: SharedDatabase

    public init(_ database: SharedDatabase) { self.database = database }

    /// Publishes a text to all galleries that are listening, this one included.
    public func publish(_ text: String) async throws {
      try await Repetition.repeating(for: database.patience) { [pool = database.pool] in
        try await pool.transaction(.writing) { connection in
          _ = try connection.run("SELECT pg_notify('gallery_notices', $1)", [text])
        }
      }
    }

    /// Starts to listen, on a connection of its own.
    public func events() -> AsyncStream<ListeningEvent> { database.address.events(after: "LISTEN gallery_notices") }
  }
#endif
