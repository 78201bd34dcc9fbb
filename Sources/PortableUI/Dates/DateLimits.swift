import Foundation

/// The dates between which a date picker takes any, both of them included.
struct DateLimits: Equatable {
  var from: Date?
  var through: Date?

  /// The date that a picked one stands for, or `nil` where it is out of bounds.
  ///
  /// Limits are as fine as what is shown. A picker of days that starts at this moment offers today, and gives this
  /// moment for it: the time of day that it keeps may have passed.
  func admitted(_ date: Date, in writing: DateWriting) -> Date? {
    if let from, date < from { return writing.showsSame(date, from) ? from : nil }
    if let through, date > through { return writing.showsSame(date, through) ? through : nil }
    return date
  }

  /// The limits as a browser's field takes them, which knows only what it shows.
  func shown(for date: Date, in writing: DateWriting) -> (from: String?, through: String?) {
    guard writing.components.contains(.date) else {
      // A time of day is bounded only where that day itself is the first or the last.
      let day = DateWriting(components: .date, timeZone: writing.timeZone)
      let ofDay = { (limit: Date?) in limit.flatMap { day.showsSame($0, date) ? writing.text(of: $0) : nil } }
      return (ofDay(from), ofDay(through))
    }
    // Without a last year browsers let people type years of six digits.
    return (from.flatMap(writing.text), through.flatMap(writing.text) ?? writing.last)
  }
}
