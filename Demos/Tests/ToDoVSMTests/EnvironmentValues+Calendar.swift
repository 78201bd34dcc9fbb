import Foundation
import PortableUI

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
