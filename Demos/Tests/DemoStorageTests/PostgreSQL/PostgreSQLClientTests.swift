#if PostgreSQL
  import Foundation
  import PostgreSQLClient
  import Testing

  @Suite(
    .enabled(if: PostgreSQLServer.programs != nil, "PostgreSQL is not installed; on Debian: apt install postgresql"),
    .timeLimit(.minutes(5))
  )
  struct PostgreSQLClientTests {
    private func address() async throws -> DatabaseAddress {
      try #require(DatabaseAddress(await PostgreSQLServer.newDatabase()))
    }

    @Test(arguments: ["", "'; DROP TABLE texts; --", "$1", "\\'\"%", "été 👩‍🚀", "a\nb\tc"])
    func textsAreStoredAsTheyAre(text: String) async throws {
      let connection = try await Connection.open(address())
      try await connection.run("CREATE TABLE texts (text text)")
      try await connection.run("INSERT INTO texts VALUES ($1)", [text])
      #expect(try await connection.run("SELECT text FROM texts WHERE text = $1", [text])[0]["text"] == text)
    }

    @Test func nullCharacterIsRejected() async throws {
      let connection = try await Connection.open(address())
      await #expect(throws: PostgreSQLError.nullCharacter) { try await connection.run("SELECT $1::text", ["a\u{0}b"]) }
    }

    @Test func failedTransactionIsRolledBack() async throws {
      let pool = ConnectionPool(try await address())
      try await pool.transaction(.writing) { db in try db.runScript("CREATE TABLE numbers (number bigint UNIQUE)") }
      await #expect {
        try await pool.transaction(.writing) { db in
          try db.run("INSERT INTO numbers VALUES ($1)", [1])
          try db.run("INSERT INTO numbers VALUES ($1)", [1])
        }
      } throws: { if case PostgreSQLError.rejected("23505", _) = $0 { true } else { false } }
      let count: Int = try await pool.transaction(.reading) { db in
        try db.run("SELECT count(*) AS count FROM numbers")[0]["count"]
      }
      #expect(count == 0)
    }

    @Test func canceledTransactionIsRolledBack() async throws {
      let connection = try await Connection.open(address())
      try await connection.runScript("CREATE TABLE numbers (number bigint)")
      let task = Task {
        try await connection.transaction(.writing) { db in
          try db.run("INSERT INTO numbers VALUES (1)")
          withUnsafeCurrentTask { $0?.cancel() }
        }
      }
      await #expect(throws: CancellationError.self) { try await task.value }
      // In another transaction of the same connection.
      #expect(try await connection.run("SELECT count(*) AS count FROM numbers")[0]["count"] == 0)
      try await connection.transaction(.writing) { db in _ = try db.run("INSERT INTO numbers VALUES (2)") }
      #expect(try await connection.run("SELECT count(*) AS count FROM numbers")[0]["count"] == 1)
    }

    @Test func transactionWithAnIgnoredErrorIsNotSaidToBeCommitted() async throws {
      let pool = ConnectionPool(try await address())
      try await pool.transaction(.writing) { db in try db.runScript("CREATE TABLE numbers (number bigint)") }
      await #expect {
        try await pool.transaction(.writing) { db in
          try db.run("INSERT INTO numbers VALUES (1)")
          _ = try? db.run("SELECT 1 / 0")
        }
      } throws: { if case PostgreSQLError.rejected("25P02", _) = $0 { true } else { false } }
      #expect(try await pool.transaction(.reading) { db in try db.run("SELECT FROM numbers").isEmpty })
    }

    @Test func readingTransactionCannotWrite() async throws {
      let pool = ConnectionPool(try await address())
      await #expect(throws: PostgreSQLError.self) {
        try await pool.transaction(.reading) { db in try db.runScript("CREATE TABLE numbers (number bigint)") }
      }
    }

    @Test func poolReusesABoundedNumberOfConnections() async throws {
      let pool = ConnectionPool(try await address(), limit: 2)
      let processes = try await withThrowingTaskGroup(of: Int.self) { group in
        for _ in 0..<12 {
          group.addTask {
            try await pool.transaction(.reading) { db in
              try db.run("SELECT pg_backend_pid() AS process FROM pg_sleep(0.01)")[0]["process"]
            }
          }
        }
        return try await group.reduce(into: Set()) { $0.insert($1) }
      }
      #expect(processes.count == 2)
    }

    @Test func cancellationEndsTheStatementOnTheServer() async throws {
      let address = try await address()
      let pool = ConnectionPool(address, limit: 1)
      let sleeping = Task {
        try await pool.transaction(.reading) { db in _ = try db.run("SELECT pg_sleep(3600)") }
      }
      let other = try await Connection.open(address)
      try await other.waitUntilAnotherWaits("PgSleep")
      sleeping.cancel()
      await #expect(throws: CancellationError.self) { try await sleeping.value }
      // The connection of the canceled statement is not used again.
      #expect(try await pool.transaction(.reading) { db in try db.run("SELECT 1 AS one")[0]["one"] } == 1)
    }

    @Test func canceledRequestDoesNotWaitForAConnection() async throws {
      let address = try await address()
      let pool = ConnectionPool(address, limit: 1)
      let other = try await Connection.open(address)
      try await other.run("SELECT pg_advisory_lock(1)")
      let first = Task { try await pool.transaction(.reading) { db in _ = try db.run("SELECT pg_advisory_lock(1)") } }
      try await other.waitUntilAnotherWaits("advisory")
      let second = Task { try await pool.transaction(.reading) { db in _ = try db.run("SELECT 1") } }
      second.cancel()
      await #expect(throws: CancellationError.self) { try await second.value }
      try await other.run("SELECT pg_advisory_unlock(1)")
      try await first.value
    }

    @Test func serverThatHangsLosesItsConnection() async throws {
      let connection = try await Connection.open(address(), answerLimit: 1_000)
      let process: Int = try await connection.run("SELECT pg_backend_pid() AS process")[0]["process"]
      // As if its disk did not answer. The system still confirms what is sent.
      kill(pid_t(process), SIGSTOP)
      defer { kill(pid_t(process), SIGCONT) }
      await #expect {
        try await connection.run("SELECT 1")
      } throws: { if case PostgreSQLError.connectionLost = $0 { true } else { false } }
    }

    @Test func serverThatHangsDuringTheCommitDoesNotAnswerIt() async throws {
      let connection = try await Connection.open(address(), answerLimit: 1_000)
      let process: Int = try await connection.run("SELECT pg_backend_pid() AS process")[0]["process"]
      defer { kill(pid_t(process), SIGCONT) }
      await #expect(throws: PostgreSQLError.commitUnanswered) {
        try await connection.transaction(.writing) { db in
          try db.run("SELECT 1")
          kill(pid_t(process), SIGSTOP)
        }
      }
    }

    @Test func notificationsArriveAfterListeningHasBegun() async throws {
      let address = try await address()
      var events = address.events(after: "LISTEN news").makeAsyncIterator()
      #expect(await events.next() == .listening)
      let other = try await Connection.open(address)
      try await other.run("SELECT pg_notify('news', $1)", ["ship's log"])
      #expect(await events.next() == .notification("ship's log"))
      try await other.run(
        """
        SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND pid <> pg_backend_pid()
        """)
      #expect(await events.next() == .listening)
    }

    @Test func canceledListeningEndsThoughAChildHasInheritedItsPipe() async throws {
      let address = try await address()
      let other = try await Connection.open(address)
      let (received, continuation) = AsyncStream<ListeningEvent>.makeStream()
      let listening = Task {
        for await event in address.events(after: "LISTEN news") { continuation.yield(event) }
      }
      var events = received.makeAsyncIterator()
      _ = await events.next()
      try await other.run("SELECT pg_notify('news', 'begun')")
      #expect(await events.next() == .notification("begun"))
      let child = try startedWithAllDescriptors("/bin/sleep", "3600")
      defer {
        kill(child, SIGKILL)
        waitpid(child, nil, 0)
      }
      listening.cancel()
      try await other.waitUntilAlone()
    }

    /// Starts a process that inherits every descriptor that is not marked to be closed, as other code may do.
    private func startedWithAllDescriptors(_ program: String, _ argument: String) throws -> pid_t {
      var number = pid_t()
      var arguments = [strdup(program), strdup(argument), nil]
      defer { arguments.forEach { free($0) } }
      let result = posix_spawn(&number, program, nil, nil, &arguments, environ)
      guard result == 0 else { throw POSIXError(POSIXErrorCode(rawValue: result) ?? .ENOENT) }
      return number
    }
  }
#endif
