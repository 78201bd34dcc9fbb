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
