import Foundation

/// The first and last date that a date picker accepts, both included.
struct DateLimits: Equatable {
  var from: Date?
  var through: Date?

  /// Returns the date to store for a picked date, or `nil` if it is out of bounds.
  ///
  /// Limits have the precision of the shown components. A picker of days that starts now accepts today and returns the
  /// current time: the time of day that the picker keeps may have passed.
  func admitted(_ date: Date, in format: DateFieldFormat) -> Date? {
    if let from, date < from { return format.showsSame(date, from) ? from : nil }
    if let through, date > through { return format.showsSame(date, through) ? through : nil }
    return date
  }

  /// Returns the limits in the format of the browser's field, with the precision of its components.
  func shown(for date: Date, in format: DateFieldFormat) -> (from: String?, through: String?) {
    guard format.components.contains(.date) else {
      // A time of day is bounded only on the first and the last day.
      let day = DateFieldFormat(components: .date, timeZone: format.timeZone)
      let ofDay = { (limit: Date?) in limit.flatMap { day.showsSame($0, date) ? format.text(of: $0) : nil } }
      return (ofDay(from), ofDay(through))
    }
    // Without a last year, browsers accept years of six digits.
    return (from.flatMap(format.text), through.flatMap(format.text) ?? format.last)
  }
}
