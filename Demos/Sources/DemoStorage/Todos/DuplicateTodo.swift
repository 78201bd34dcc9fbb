import Foundation
import ToDo

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
