#if PostgreSQL
  import DemoStorage
  import Foundation
  import PostgreSQLClient
  import Testing
  import UserProfile

  /// Saves whose acknowledgment is lost.
  @Suite(
    .enabled(if: PostgreSQLServer.programs != nil, "PostgreSQL is not installed; on Debian: apt install postgresql"),
    // A change that is made again waits for a standby without end.
    .timeLimit(.minutes(5))
  )
  struct ExactlyOnceTests {
    /// Ends the connection of the first transaction that changes a profile, at its commit, which is then not made.
    /// Sequences are not rolled back, so that later transactions are committed.
    private static let failureBeforeTheCommit: StaticString = """
      CREATE SEQUENCE commits;
      CREATE FUNCTION fail_once() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN
        IF nextval('commits') = 1 THEN PERFORM pg_terminate_backend(pg_backend_pid()); PERFORM pg_sleep(0); END IF;
        RETURN NULL;
      END $$;
      CREATE CONSTRAINT TRIGGER fail_once AFTER UPDATE ON profiles
        DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION fail_once();
      """

    /// Rejects each change after the first commit.
    private static let rejectionAfterTheFirstCommit: StaticString = """
      CREATE FUNCTION reject() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN
        IF (SELECT is_called FROM commits) THEN RAISE EXCEPTION 'no more changes'; END IF;
        RETURN NULL;
      END $$;
      CREATE TRIGGER reject AFTER UPDATE ON profiles FOR EACH ROW EXECUTE FUNCTION reject();
      """

    /// Waits until a commit waits for a standby, which is after it has become durable, and ends its connection.
    private static let failureAfterTheCommit: StaticString = """
      DO $$ BEGIN
        WHILE (
          SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity
          WHERE wait_event = 'SyncRep' AND datname = current_database()
        ) = 0 LOOP
          PERFORM pg_sleep(0.01);
          PERFORM pg_stat_clear_snapshot();
        END LOOP;
      END $$
      """

    private func connection(_ address: String) async throws -> Connection {
      try await Connection.open(#require(DatabaseAddress(address)))
    }

    @Test func changeThatWasNotCommittedIsMadeAgain() async throws {
      let address = try await PostgreSQLServer.newDatabase()
      let profiles = SharedUserDataRepository(try await SharedDatabase(address))
      let other = try await connection(address)
      try await other.runScript(Self.failureBeforeTheCommit)

      let saved = try await first(profiles.saveUsername("Grace", id: 1))
      #expect(saved == UserData(id: 1, username: "Grace", revision: 2))
      #expect(try await first(profiles.loadUserData(id: 1)) == saved)
      #expect(try await other.run("SELECT last_value FROM commits")[0]["last_value"] == 2)
    }

    @Test func changeThatWasNotCommittedAndIsThenRejectedFails() async throws {
      let address = try await PostgreSQLServer.newDatabase()
      let profiles = SharedUserDataRepository(try await SharedDatabase(address))
      let other = try await connection(address)
      try await other.runScript(Self.failureBeforeTheCommit)
      try await other.runScript(Self.rejectionAfterTheFirstCommit)

      await #expect {
        try await first(profiles.saveUsername("Grace", id: 1))
      } throws: { if case PostgreSQLError.rejected("P0001", _) = $0 { true } else { false } }
      #expect(try await first(profiles.loadUserData(id: 1)).revision == 1)
    }

    @Test func committedChangeIsNotMadeAgain() async throws {
      let address = try await PostgreSQLServer.newDatabase()
      // Creates the tables, on connections whose commits don't wait.
      let reader = SharedUserDataRepository(try await SharedDatabase(address))
      let waiting = try await SharedDatabase(address + "&options=-csynchronous_commit%3Don")
      let shop = SharedShop(waiting)
      let other = try await connection(address)
      async let failure: Void = other.runScript(Self.failureAfterTheCommit)

      let saved = try await first(SharedUserDataRepository(waiting).saveUsername("Grace", id: 1))
      try await failure
      #expect(saved == UserData(id: 1, username: "Grace", revision: 2))
      #expect(try await first(reader.loadUserData(id: 1)) == saved)

      async let anotherFailure: Void = other.runScript(Self.failureAfterTheCommit)
      try await shop.cartRepository.add(.init(rawValue: 1))
      try await anotherFailure
      #expect(try await other.run("SELECT quantity FROM shop_cart")[0]["quantity"] == 1)
    }
  }
#endif
