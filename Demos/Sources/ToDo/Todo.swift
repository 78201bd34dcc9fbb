import CombineShim
import Foundation

/// A task that is due on a day.
public struct Todo: Identifiable, Hashable, Sendable {
  /// The identifier of a to-do.
  public struct ID: Hashable, Sendable {
    public let rawValue: UUID

    public init(_ rawValue: UUID = UUID()) {
      self.rawValue = rawValue
    }
  }

  public let id: ID
  public let title: String
  public let day: CalendarDay

  /// Creates a stored to-do, without validation.
  public init(id: ID, title: String, day: CalendarDay) {
    self.id = id
    self.title = title
    self.day = day
  }

  /// Creates a new to-do, and removes whitespace around its title.
  ///
  /// - Throws: ``NewTodoProblem`` for a title without a visible character, and for a day before today.
  public init(title: String, day: CalendarDay, today: CalendarDay) throws(NewTodoProblem) {
    let title = title.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !title.isEmpty else { throw .untitled }
    guard day >= today else { throw .past }
    self.init(id: ID(), title: title, day: day)
  }
}

/// A reason why a to-do is invalid.
public enum NewTodoProblem: Error, Equatable, Sendable {
  case untitled
  case past
}

extension NewTodoProblem: LocalizedError {
  public var errorDescription: String? {
    switch self {
    case .untitled: "A to-do needs a title. Type what there is to do."
    case .past: "The date is over. Choose today or a later date."
    }
  }
}

/// Stores to-dos.
///
/// Each subscription starts one request. Values are published on any thread. Canceling a subscription doesn't cancel
/// its request: the to-do may still be stored. The localized descriptions of errors are shown to the user.
public protocol DataStore: Sendable {
  /// Stores a to-do permanently, and then publishes a value.
  ///
  /// Storing the same to-do again succeeds and changes nothing. A different to-do with the same id is rejected.
  func createTodo(_ todo: Todo) -> AnyPublisher<Void, any Error>

  /// Publishes the to-dos of these days once, sorted by day. To-dos of one day are in the order of their creation.
  func readTodos(due days: ClosedRange<CalendarDay>) -> AnyPublisher<[Todo], any Error>
}
