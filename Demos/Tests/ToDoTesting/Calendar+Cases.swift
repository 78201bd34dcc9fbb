import Foundation

extension Calendar {
  /// Returns a calendar with the weeks of a locale in a time zone.
  package static func weeks(of locale: String, in zone: String = "GMT") -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: locale)
    calendar.timeZone = TimeZone(identifier: zone)!
    return calendar
  }

  /// A calendar whose weeks begin on Sunday.
  package static let american = weeks(of: "en_US")
  /// A calendar whose weeks begin on Monday.
  package static let german = weeks(of: "de_DE")
}

extension Date {
  /// Parses a date in ISO 8601.
  package init(_ text: String) {
    guard let date = try? Date(text, strategy: .iso8601) else { fatalError("“\(text)” is not a date in ISO 8601.") }
    self = date
  }

  /// Noon of a Wednesday.
  package static let wednesday = Date("2026-11-18T12:00:00Z")
}
