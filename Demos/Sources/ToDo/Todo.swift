import Foundation

/// Something to do on a day.
public struct Todo: Identifiable, Hashable, Sendable {
  /// What tells one to-do from all others, and from the identifiers of other things.
  public struct ID: Hashable, Sendable {
    public let rawValue: UUID

    public init(_ rawValue: UUID = UUID()) {
      self.rawValue = rawValue
    }
  }

  public let id: ID
  public let title: String
  public let day: CalendarDay

  /// A to-do as it was kept.
  public init(id: ID, title: String, day: CalendarDay) {
    self.id = id
    self.title = title
    self.day = day
  }

  /// A new to-do, its title without space around it.
  ///
  /// - Throws: ``NewTodoProblem`` for a title without a visible character, and for a day before today.
  public init(title: String, day: CalendarDay, today: CalendarDay) throws(NewTodoProblem) {
    let title = title.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !title.isEmpty else { throw .untitled }
    guard day >= today else { throw .past }
    self.init(id: ID(), title: title, day: day)
  }
}
