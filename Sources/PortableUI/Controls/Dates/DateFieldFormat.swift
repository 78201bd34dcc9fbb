import Foundation

/// The format of a browser's date field: as HTML requires, in the Gregorian calendar and to the minute.
struct DateFieldFormat {
  let components: DatePickerComponents
  private let calendar: Calendar

  /// - Parameter components: The shown components; an empty set means all.
  init(components: DatePickerComponents, timeZone: TimeZone) {
    self.components = components.isEmpty ? [.date, .hourAndMinute] : components
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    self.calendar = calendar
  }

  var timeZone: TimeZone { calendar.timeZone }

  private var showsDay: Bool { components.contains(.date) }
  private var showsTime: Bool { components.contains(.hourAndMinute) }

  /// The kind of the browser's field.
  var inputType: String { showsTime ? showsDay ? "datetime-local" : "time" : "date" }

  /// The last date that the format can represent.
  var last: String { showsTime ? "9999-12-31T23:59" : "9999-12-31" }

  /// Returns a date in the field's format, or `nil` if its year cannot be represented.
  func text(of date: Date) -> String? {
    let parts = parts(of: date)
    guard let era = parts.era, let year = parts.year, let month = parts.month, let day = parts.day,
      let hour = parts.hour, let minute = parts.minute, era == 1, year <= 9999
    else { return nil }
    let written = "\(padded(year, to: 4))-\(padded(month))-\(padded(day))"
    let time = "\(padded(hour)):\(padded(minute))"
    return showsTime ? showsDay ? "\(written)T\(time)" : time : written
  }

  /// Returns the date for a field's text, with the components that are not shown taken from `old`, or `nil` if the text
  /// is no date.
  ///
  /// A time that is skipped on that day, as when daylight saving time begins, becomes the time that clocks show
  /// instead.
  func date(from text: String, keeping old: Date) -> Date? {
    // A time that occurs twice on that day stays the same occurrence.
    if text == self.text(of: old) { return old }
    var parts = parts(of: old)
    var reader = DigitReader(text)
    if showsDay {
      guard let year = reader.number(digits: 4, in: 1...9999), reader.take("-"),
        let month = reader.number(digits: 2, in: 1...12), reader.take("-"),
        let day = reader.number(digits: 2, in: 1...Self.days(in: month, of: year))
      else { return nil }
      (parts.era, parts.year, parts.month, parts.day) = (1, year, month, day)
    }
    if showsDay, showsTime, !reader.take("T") { return nil }
    if showsTime {
      guard let hour = reader.number(digits: 2, in: 0...23), reader.take(":"),
        let minute = reader.number(digits: 2, in: 0...59)
      else { return nil }
      (parts.hour, parts.minute) = (hour, minute)
    }
    guard reader.isAtEnd, let start = calendar.date(from: parts) else { return nil }
    let seconds = calendar.dateInterval(of: .minute, for: old).map { old.timeIntervalSince($0.start) } ?? 0
    // Calendars are imprecise for very early dates.
    return (0..<60).contains(seconds) ? start + seconds : start
  }

  /// Whether two dates differ only in components that are not shown. A time of day includes its day.
  func showsSame(_ left: Date, _ right: Date) -> Bool {
    calendar.isDate(left, equalTo: right, toGranularity: showsTime ? .minute : .day)
  }

  private func parts(of date: Date) -> DateComponents {
    calendar.dateComponents([.era, .year, .month, .day, .hour, .minute], from: date)
  }

  private static func days(in month: Int, of year: Int) -> Int {
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    return switch month {
    case 2: isLeap ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

private func padded(_ number: Int, to width: Int = 2) -> String {
  let digits = String(number)
  return String(repeating: "0", count: max(0, width - digits.count)) + digits
}

/// Reads numbers of a fixed width and the marks between them.
private struct DigitReader {
  private var rest: Substring.UTF8View

  init(_ text: String) { rest = text[...].utf8 }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func take(_ mark: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(ascii: mark) else { return false }
    rest.removeFirst()
    return true
  }

  mutating func number(digits: Int, in range: ClosedRange<Int>) -> Int? {
    var value = 0
    for _ in 0..<digits {
      guard let digit = rest.popFirst(), digit &- UInt8(ascii: "0") < 10 else { return nil }
      value = value * 10 + Int(digit - UInt8(ascii: "0"))
    }
    return range.contains(value) ? value : nil
  }
}
