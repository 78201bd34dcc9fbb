import Foundation

extension Calendar {
  /// A calendar with weeks of a region, at a place.
  package static func weeks(of locale: String, in zone: String = "GMT") -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: locale)
    calendar.timeZone = TimeZone(identifier: zone)!
    return calendar
  }

  /// Weeks begin on Sunday.
  package static let american = weeks(of: "en_US")
  /// Weeks begin on Monday.
  package static let german = weeks(of: "de_DE")
}

extension Date {
  /// A moment, as ISO 8601 writes it.
  package init(_ text: String) {
    guard let date = try? Date(text, strategy: .iso8601) else { fatalError("“\(text)” is no moment.") }
    self = date
  }

  /// Noon of a Wednesday.
  package static let wednesday = Date("2026-11-18T12:00:00Z")
}
