import Foundation
import ToDo

/// A kind of storage for to-dos.
public enum TodoStorage: String, CaseIterable, Sendable {
  case plist
  case sqlite

  /// Creates a store of this kind.
  ///
  /// - Parameters:
  ///   - folder: The folder of the property list.
  ///   - database: The database with the table. It is opened only for `sqlite`.
  public func store(
    folder: URL,
    database: @autoclosure () throws -> GalleryDatabase
  ) rethrows -> any DataStore {
    switch self {
    case .plist: PropertyListDataStore(folder: folder)
    case .sqlite: try SQLiteDataStore(database())
    }
  }
}

/// An error for a new to-do with the id of another one.
public struct DuplicateTodo: Error, Equatable, Sendable {
  public let id: Todo.ID

  public init(id: Todo.ID) {
    self.id = id
  }
}

extension DuplicateTodo: LocalizedError {
  public var errorDescription: String? {
    "Another to-do has the id \(id.rawValue). It was not changed. Create a new to-do instead."
  }
}
