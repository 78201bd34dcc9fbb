import Foundation
import GRDB
import ToDo

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
