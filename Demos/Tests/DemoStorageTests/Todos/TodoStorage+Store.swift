import Foundation
import GRDB
import ToDo

@testable import DemoStorage

extension TodoStorage {
  /// Opens the store in a folder, like a new process. It waits longer for a lock than the gallery does, since the disk of
  /// a busy machine is slow.
  func opened(in folder: TemporaryFolder) throws -> any DataStore {
    if self == .plist { return PropertyListDataStore(folder: folder.url, patience: .seconds(60)) }
    return try store(folder: folder.url, database: GalleryDatabase(folder: folder.url))
  }

  /// Stores many to-dos in one write, which is faster than single saves with their synchronization.
  func fill(_ folder: TemporaryFolder, with todos: [Todo]) throws {
    switch self {
    case .plist:
      var document = TodoDocument()
      for todo in todos { _ = try document.add(todo) }
      try folder.make()
      try document.encoded().write(to: folder.url.appendingPathComponent(TodoFile.name))
    case .sqlite:
      try GalleryDatabase(folder: folder.url).queue.write { db in for todo in todos { try todo.insert(into: db) } }
    }
  }
}

extension DataStore {
  /// Returns all stored to-dos.
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
