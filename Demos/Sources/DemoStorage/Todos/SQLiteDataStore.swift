import CombineShim
import Foundation
import GRDB
import TaskPublishers
import ToDo

/// To-dos in the gallery's database, read and written off the main actor.
///
/// Errors are ``GalleryDatabaseError`` and ``DuplicateTodo``.
public struct SQLiteDataStore: DataStore {
  private let database: DatabaseQueue

  public init(_ database: GalleryDatabase) {
    self.database = database.queue
  }

  public func createTodo(_ todo: Todo) -> AnyPublisher<Void, any Error> {
    TaskPublisher { [database] in
      // An unstructured task, since canceling the subscription must not cancel a write that has begun.
      try await Task {
        try await Self.explainingErrors(of: database) {
          try await database.write { db in try todo.insert(into: db) }
        }
      }
      .value
    }
    .eraseToAnyPublisher()
  }

  public func readTodos(due days: ClosedRange<CalendarDay>) -> AnyPublisher<[Todo], any Error> {
    TaskPublisher { [database] in
      try await Self.explainingErrors(of: database) {
        try await database.read { db in try Todo.fetchAll(due: days, from: db) }
      }
    }
    .eraseToAnyPublisher()
  }

  private static func explainingErrors<Value>(
    of database: DatabaseQueue,
    _ work: () async throws -> Value
  ) async throws -> Value {
    do {
      return try await work()
    } catch let error as DatabaseError {
      throw GalleryDatabaseError(error, path: database.path)
    } catch is UnreadableTodo {
      throw GalleryDatabaseError.corrupt(database.path)
    }
  }
}

/// An error for a row that this program can't have written.
struct UnreadableTodo: Error {}

extension Todo {
  /// Reads a row. Text is read and written as bytes, since the functions for strings truncate it at a NUL.
  init(row: Row) throws {
    guard let id = UUID(uuidString: row["id"]) else { throw UnreadableTodo() }
    guard let title = String(bytes: row["title"] as Data, encoding: .utf8) else { throw UnreadableTodo() }
    self.init(id: ID(id), title: title, day: CalendarDay(number: row["day"]))
  }

  static func fetchAll(due days: ClosedRange<CalendarDay>, from db: Database) throws -> [Todo] {
    try Row.fetchAll(
      db,
      sql: """
        SELECT id, CAST(title AS BLOB) AS title, day FROM todos
        WHERE day BETWEEN ? AND ? ORDER BY day, number
        """,
      arguments: [days.lowerBound.number, days.upperBound.number]
    )
    .map(Todo.init(row:))
  }

  /// Inserts the to-do, or does nothing if it is already in the table.
  func insert(into db: Database) throws {
    try db.execute(
      sql: """
        INSERT INTO todos (id, title, day) VALUES (?, CAST(? AS TEXT), ?)
        ON CONFLICT (id) DO UPDATE SET id = id WHERE title = excluded.title AND day = excluded.day
        """,
      arguments: [id.rawValue.uuidString, Data(title.utf8), day.number]
    )
    if db.changesCount == 0 { throw DuplicateTodo(id: id) }
  }
}

/// Days as numbers in the database. Dates as text sort incorrectly when years have five digits.
extension CalendarDay {
  private static let first = CalendarDay("1970-01-01")!

  /// The number of days since January 1, 1970.
  var number: Int { Self.first.distance(to: self) }

  init(number: Int) {
    self = Self.first.advanced(by: number)
  }
}
