import Foundation
import PortableUI

extension EnvironmentValues {
  /// Returns an environment with a calendar, and with its locale and time zone.
  static func of(_ calendar: Calendar) -> EnvironmentValues {
    var values = EnvironmentValues()
    values.calendar = calendar
    values.locale = calendar.locale ?? values.locale
    values.timeZone = calendar.timeZone
    return values
  }
}
