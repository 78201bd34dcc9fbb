import Foundation
import GRDB
import Testing
import ToDo

@testable import DemoStorage

struct SQLiteDataStoreTests {
  private let folder = TemporaryFolder()
  private let database: GalleryDatabase
  private let store: SQLiteDataStore

  init() throws {
    database = try GalleryDatabase(folder: folder.url)
    store = SQLiteDataStore(database)
  }

  /// With `FULL` instead of `EXTRA`, the deletion of the journal would not be synchronized.
  @Test func commitIsSynchronizedWithItsFolder() throws {
    let (synchronous, journal) = try database.queue.read { db in
      (try Int.fetchOne(db, sql: "PRAGMA synchronous"), try String.fetchOne(db, sql: "PRAGMA journal_mode"))
    }
    #expect(synchronous == 3)
    #expect(journal == "delete")
  }

  @Test func daysAreIndexed() throws {
    let plan = try database.queue.read { db in
      try Row.fetchAll(db, sql: "EXPLAIN QUERY PLAN SELECT * FROM todos WHERE day BETWEEN 1 AND 2 ORDER BY day, number")
        .map { $0["detail"] as String }
    }
    #expect(plan.count == 1)
    #expect(plan.first?.hasPrefix("SEARCH todos USING INDEX") == true)
  }

  @Test func titlesAreStoredAsText() async throws {
    try await store.save(Todo("Buy milk"))
    let kinds = try await database.queue.read { db in
      try String.fetchAll(db, sql: "SELECT typeof(title) || typeof(day) || typeof(id) FROM todos")
    }
    #expect(kinds == ["textintegertext"])
  }

  @Test func invalidRowIsReported() async throws {
    try await database.queue.write { db in
      try db.execute(sql: "INSERT INTO todos (id, title, day) VALUES ('1', 'x', 1)")
    }
    await #expect(throws: GalleryDatabaseError.corrupt(folder.database.path)) { try await store.allTodos() }
  }

  @Test func saveWhileAnotherProgramWritesFailsWithAMessage() async throws {
    var configuration = Configuration()
    configuration.allowsUnsafeTransactions = true
    let other = try DatabaseQueue(path: folder.database.path, configuration: configuration)
    try await database.queue.writeWithoutTransaction { db in try db.execute(sql: "PRAGMA busy_timeout = 0") }
    try await other.writeWithoutTransaction { db in try db.execute(sql: "BEGIN EXCLUSIVE") }
    await #expect(throws: GalleryDatabaseError.busy(folder.database.path)) { try await store.save(Todo("1")) }
    try await other.writeWithoutTransaction { db in try db.execute(sql: "ROLLBACK") }
    try await store.save(Todo("1"))
    #expect(try await store.allTodos().count == 1)
  }
}
