import DemoStorage
import Foundation
import ToDo

extension TodoStorage {
  /// A store that opens what is in the folder, as another process would.
  func opened(in folder: TemporaryFolder) throws -> any DataStore {
    try store(folder: folder.url, database: GalleryDatabase(folder: folder.url))
  }
}

extension DataStore {
  /// Everything that is kept.
  func allTodos() async throws -> [Todo] {
    try await first(readTodos(due: CalendarDay("0001-01-01")!...CalendarDay("99999-12-31")!))
  }

  func save(_ todos: Todo...) async throws {
    for todo in todos { try await first(createTodo(todo)) }
  }
}

extension Todo {
  init(_ title: String, due day: String = "2026-11-21") {
    self.init(id: ID(), title: title, day: CalendarDay(day)!)
  }
}
