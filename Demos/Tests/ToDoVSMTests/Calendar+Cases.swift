import Foundation
import PortableUI

extension Calendar {
  /// A calendar with weeks of a region, at a place.
  static func weeks(of locale: String, in zone: String = "GMT") -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: locale)
    calendar.timeZone = TimeZone(identifier: zone)!
    return calendar
  }

  /// Weeks begin on Sunday.
  static let american = weeks(of: "en_US")
  /// Weeks begin on Monday.
  static let german = weeks(of: "de_DE")
}

extension EnvironmentValues {
  /// What a page knows of a person whose calendar this is.
  static func of(_ calendar: Calendar) -> EnvironmentValues {
    var values = EnvironmentValues()
    values.calendar = calendar
    values.locale = calendar.locale ?? values.locale
    values.timeZone = calendar.timeZone
    return values
  }
}
