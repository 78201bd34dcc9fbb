#if PostgreSQL
  import DemoStorage
  import PostgreSQLClient
  import Testing

  @Suite(
    .enabled(if: PostgreSQLServer.programs != nil, "PostgreSQL is not installed; on Debian: apt install postgresql"),
    .timeLimit(.minutes(5))
  )
  struct SharedNoticesTests {
    @Test func aTextReachesEveryProcessThatListens() async throws {
      let address = try await PostgreSQLServer.newDatabase()
      let (first, second) = (
        SharedNotices(try await SharedDatabase(address)), SharedNotices(try await SharedDatabase(address))
      )
      var (own, other) = (first.events().makeAsyncIterator(), second.events().makeAsyncIterator())
      #expect(await own.next() == .listening)
      #expect(await other.next() == .listening)
      for text in ["7", "it's \"8\"; é"] {
        try await first.publish(text)
        #expect(await own.next() == .notification(text))
        #expect(await other.next() == .notification(text))
      }
    }
  }
#endif
