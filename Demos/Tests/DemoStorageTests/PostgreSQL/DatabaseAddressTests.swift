#if PostgreSQL
  import DemoStorage
  import PostgreSQLClient
  import Testing

  struct DatabaseAddressTests {
    @Test(arguments: [
      "postgresql://localhost", "postgres://ada:se%40cret@db.example.com:5432/gallery?sslmode=require",
      "postgresql://gallery@/name?host=/run/postgresql", "postgresql://[::1]:5433/name",
    ])
    func addressesOfPostgreSQLAreRead(text: String) {
      #expect(DatabaseAddress(text) != nil)
    }

    // In the last ones, libpq would read a part of the password as the host, the port or the name of the database.
    @Test(arguments: [
      "", "gallery", "mysql://localhost/name", "host=localhost password=secret", "postgresql://ada:%zz@localhost/name",
      "postgresql://ada:sec@ret@localhost/name", "postgresql://ada:sec/ret@localhost/name",
      "postgresql://localhost/name@secret", "postgresql://localhost:secret/name",
    ])
    func otherTextsAreRejectedWithoutRepeatingThem(text: String) async throws {
      #expect(DatabaseAddress(text) == nil)
      let error = await #expect(throws: SharedDatabaseError.invalidAddress) { try await SharedDatabase(text) }
      #expect(error?.localizedDescription.contains("ret") == false)
    }

    @Test func unreachableServerIsNamedWithoutThePassword() async throws {
      // Nothing listens on this port, which is reserved for a service that no longer exists.
      let error = await #expect(throws: SharedDatabaseError.self) {
        try await SharedDatabase("postgresql://ada:hush@127.0.0.1:1/name", patience: .zero)
      }
      let message = try #require(error?.localizedDescription)
      #expect(message.contains("127.0.0.1") && message.contains("Start the server"))
      #expect(!message.contains("hush") && !message.contains("\n"))
    }

    @Test func delaysGrowToTheirLimit() {
      var generator = SystemRandomNumberGenerator()
      var backoff = Backoff(first: .milliseconds(100), limit: .seconds(1))
      for full in [100, 200, 400, 800, 1000, 1000] {
        let delay = backoff.next(using: &generator)
        #expect((Duration.milliseconds(full) / 2...Duration.milliseconds(full)).contains(delay))
      }
    }
  }
#endif
