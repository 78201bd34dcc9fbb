#if PostgreSQL
  import DemoStorage
  import Foundation
  import PostgreSQLClient
  import Testing
  import UserProfile

  @Suite(
    .enabled(if: PostgreSQLServer.programs != nil, "PostgreSQL is not installed; on Debian: apt install postgresql"),
    .timeLimit(.minutes(5))
  )
  struct SharedDatabaseTests {
    @Test func saveIsPublishedInEveryProcess() async throws {
      let address = try await PostgreSQLServer.newDatabase()
      let profiles = SharedUserDataRepository(try await SharedDatabase(address))
      let others = SharedUserDataRepository(try await SharedDatabase(address))
      let values = Values(others.userData(id: 1))
      #expect(try await values.next()?.revision == 1)
      let saved = try await first(profiles.saveUsername("Grace", id: 1))
      #expect(try await values.next() == saved)
    }

    @Test func savesOfSeveralProcessesAreAllMade() async throws {
      let address = try await PostgreSQLServer.newDatabase()
      let databases = [try await SharedDatabase(address), try await SharedDatabase(address)]
      try await withThrowingTaskGroup(of: Void.self) { group in
        for number in 0..<40 {
          let cart = SharedShop(databases[number % 2]).cartRepository
          group.addTask { try await cart.add(.init(rawValue: 1)) }
        }
        try await group.waitForAll()
      }
      var cart = SharedShop(databases[0]).cartRepository.cart().makeAsyncIterator()
      #expect(try await cart.next()?.count == 40)
    }

    @Test func severalGalleriesCreateOneSchema() async throws {
      let address = try await PostgreSQLServer.newDatabase()
      let revisions = try await withThrowingTaskGroup(of: Int.self) { group in
        for _ in 0..<5 {
          group.addTask {
            try await first(SharedUserDataRepository(try await SharedDatabase(address)).loadUserData(id: 1)).revision
          }
        }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      #expect(revisions == [1, 1, 1, 1, 1])
    }

    @Test func newerSchemaIsRejected() async throws {
      let address = try await PostgreSQLServer.newDatabase()
      _ = try await SharedDatabase(address)
      try await Connection.open(#require(DatabaseAddress(address))).run("INSERT INTO gallery_schema VALUES (9)")
      await #expect(throws: SharedDatabaseError.newer) { try await SharedDatabase(address) }
    }

    @Test func lostConnectionsAreOpenedAgain() async throws {
      let address = try await PostgreSQLServer.newDatabase()
      let profiles = SharedUserDataRepository(try await SharedDatabase(address))
      let values = Values(profiles.userData(id: 1))
      _ = try await values.next()
      let other = try await Connection.open(#require(DatabaseAddress(address)))
      try await other.run(
        """
        SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND pid <> pg_backend_pid()
        """)
      let saved = try await first(profiles.saveUsername("Grace", id: 1))
      #expect(try await values.next() == saved)
    }

    @Test func changeWithoutAListenerIsReadAfterTheReconnection() async throws {
      let address = try await PostgreSQLServer.newDatabase()
      let profiles = SharedUserDataRepository(try await SharedDatabase(address))
      let values = Values(profiles.userData(id: 1))
      _ = try await values.next()
      let other = try await Connection.open(#require(DatabaseAddress(address)))
      // Connections are ended and refused, so that no process is notified of the change.
      try await other.run("UPDATE pg_database SET datallowconn = FALSE WHERE datname = current_database()")
      try await other.run(
        """
        SELECT pg_terminate_backend(pid, 9000) FROM pg_stat_activity
        WHERE datname = current_database() AND pid <> pg_backend_pid()
        """)
      try await other.run("UPDATE profiles SET username = 'Grace', revision = revision + 1 WHERE id = 1")
      try await other.run("UPDATE pg_database SET datallowconn = TRUE WHERE datname = current_database()")
      #expect(try await values.next()?.username == "Grace")
    }

    @Test func savesOfDifferentProfilesDoNotWaitForEachOther() async throws {
      let address = try await PostgreSQLServer.newDatabase()
      let profiles = SharedUserDataRepository(try await SharedDatabase(address))
      let other = try await Connection.open(#require(DatabaseAddress(address)))
      try await other.run("INSERT INTO profiles (id, username) VALUES (2, 'Linus')")
      try await other.run("BEGIN")
      try await other.run("UPDATE profiles SET username = 'Held' WHERE id = 1")
      async let held = first(profiles.saveUsername("Grace", id: 1))
      try await other.waitUntilAnotherWaits("transactionid")
      #expect(try await first(profiles.saveUsername("Barbara", id: 2)).username == "Barbara")
      try await other.run("COMMIT")
      #expect(try await held == UserData(id: 1, username: "Grace", revision: 2))
    }

    @Test func serverThatGoesAwayIsAnErrorUntilItIsBack() async throws {
      let server = try await PostgreSQLServer.start()
      let database = try await SharedDatabase(await server.newDatabase(), patience: .milliseconds(200))
      let profiles = SharedUserDataRepository(database)
      let values = Values(profiles.userData(id: 1))
      _ = try await values.next()
      try await server.tell("stop")
      let late = Values(profiles.userData(id: 1))
      let isUnreachable = { (error: any Error) in
        // On a busy machine, the only attempt may use a connection from before.
        switch error {
        case PostgreSQLError.unreachable, PostgreSQLError.connectionLost:
          error.localizedDescription.contains("try again")
        default: false
        }
      }
      await #expect { try await first(profiles.loadUserData(id: 1)) } throws: { isUnreachable($0) }
      await #expect { try await first(profiles.saveUsername("Grace", id: 1)) } throws: { isUnreachable($0) }

      try await server.tell("start")
      let saved = try await first(profiles.saveUsername("Grace", id: 1))
      #expect(saved.revision == 2)
      #expect(try await values.next() == saved)
      // It has waited longer than a request does.
      #expect(try await late.next()?.id == 1)
    }
  }
#endif
