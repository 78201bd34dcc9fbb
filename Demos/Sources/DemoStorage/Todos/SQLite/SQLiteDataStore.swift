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
