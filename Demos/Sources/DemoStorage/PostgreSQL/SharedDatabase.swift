#if PostgreSQL
  import Foundation
  import PostgreSQLClient
  import Shopping

  /// A PostgreSQL database with the profiles and the shop, which several galleries share.
  public final class SharedDatabase: Sendable {
    let pool: ConnectionPool
    let address: DatabaseAddress
    private let feed = ChangeFeed()
    private let saves: SaveQueue
    private let listening: Task<Void, Never>
    /// The time for which a request is repeated while the server doesn't answer, before it fails.
    let patience: Duration

    /// Opens the database, and creates its tables if they don't exist.
    public init(_ url: String, patience: Duration = .seconds(3)) async throws {
      guard let address = DatabaseAddress(url) else { throw SharedDatabaseError.invalidAddress }
      let pool = ConnectionPool(address)
      do {
        try await Repetition.repeating(for: patience) {
          try await pool.transaction(.writing, SharedSchema.migrate(in:))
        }
      } catch let error as PostgreSQLError {
        throw SharedDatabaseError(error)
      }
      self.pool = pool
      self.address = address
      self.patience = patience
      saves = SaveQueue(pool, patience: patience)
      listening = Task { [feed] in
        for await event in address.events(after: "LISTEN gallery_changes") { feed.receive(event) }
      }
    }

    deinit {
      listening.cancel()
    }

    /// Reads one state of the database. A read is repeated for a while if the server doesn't answer.
    func read<Value: Sendable>(
      _ body: @escaping @Sendable (isolated Connection) throws -> Value
    ) async throws -> Value {
      try await Repetition.repeating(for: patience) { [pool] in try await pool.transaction(.reading, body) }
    }

    /// Makes a change exactly once, and returns what is read after it, see ``SaveQueue/save(_:_:then:)``.
    func save<Value: Sendable>(
      _ subject: SaveSubject,
      _ change: @escaping @Sendable (isolated Connection) throws -> Void,
      then read: @escaping @Sendable (isolated Connection) throws -> Value
    ) async throws -> Value {
      try await saves.save(subject, change, then: read)
    }

    /// Makes a change exactly once, see ``SaveQueue/save(_:_:then:)``.
    func save(
      _ subject: SaveSubject, _ change: @escaping @Sendable (isolated Connection) throws -> Void
    ) async throws {
      try await saves.save(subject, change, then: { _ in })
    }

    /// Returns a sequence of a value, now and after each change of it, in whichever process.
    ///
    /// The first read fails if the server doesn't answer, unless it `waits`. Later ones always wait until it does, so that
    /// a page that displays a value continues after a restart of the server.
    func changes<Value: Equatable & Sendable>(
      of tables: Set<String>, waits: Bool = false, _ read: @escaping @Sendable (isolated Connection) throws -> Value
    ) -> Changes<Value> {
      AsyncThrowingStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
        let signals = feed.signals(for: tables)
        // Retains the database, which ends to listen when it is released.
        let task = Task { [self] in
          do {
            var last: Value?
            for await _ in signals {
              let value = try await Repetition.repeating(for: last == nil && !waits ? patience : nil) { [pool] in
                try await pool.transaction(.reading, read)
              }
              if value != last { continuation.yield(value) }
              last = value
            }
            continuation.finish()
          } catch {
            continuation.finish(throwing: error)
          }
        }
        continuation.onTermination = { _ in task.cancel() }
      }
    }
  }

  /// Repeats requests that had no effect.
  enum Repetition {
    /// Runs a request, again with increasing delays while it fails for a temporary reason, and for `patience` at most.
    static func repeating<Value: Sendable>(
      for patience: Duration?, _ request: @Sendable () async throws -> Value
    ) async throws -> Value {
      let end = patience.map { ContinuousClock.now + $0 }
      var backoff = Backoff()
      while true {
        do {
          return try await request()
        } catch let error as PostgreSQLError {
          guard error.isTemporary, end.map({ ContinuousClock.now < $0 }) ?? true else { throw error }
          try await backoff.wait()
        }
      }
    }
  }
#endif
