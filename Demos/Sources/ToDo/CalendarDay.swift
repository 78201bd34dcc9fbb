import Foundation

/// A day of the calendar, without a time and a time zone.
///
/// A to-do is due on a day. The start of the day as a `Date` would be in the evening before in another time zone, and
/// would not exist where clocks skip midnight.
public struct CalendarDay: Hashable, Sendable {
  /// The number of days since January 1, 1970.
  private let number: Int

  private init(number: Int) {
    self.number = number
  }

  /// Creates the day of a moment in the calendar's time zone.
  public init(_ date: Date, in calendar: Calendar) {
    let offset = calendar.timeZone.secondsFromGMT(for: date)
    number = Int(((date.timeIntervalSince1970 + Double(offset)) / Self.length).rounded(.down))
  }

  /// Returns the day's first moment in the calendar's time zone. It isn't midnight if the clocks skip midnight.
  public func start(in calendar: Calendar) -> Date {
    var local = Calendar(identifier: .gregorian)
    local.timeZone = calendar.timeZone
    var noon = Self.universal.dateComponents([.era, .year, .month, .day], from: universalStart)
    noon.hour = 12
    // Noon always exists, since clocks change at night.
    return local.date(from: noon).map(local.startOfDay(for:)) ?? universalStart
  }

  /// Returns the number of days after this one in the same week of the calendar.
  func daysLeftInWeek(of calendar: Calendar) -> Int {
    // January 1, 1970 was a Thursday. Calendars count from Sunday, which is 1.
    let weekday = (number + 4).modulo(7) + 1
    return (calendar.firstWeekday + 6 - weekday).modulo(7)
  }

  private static let length: TimeInterval = 86_400

  private static let universal: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }()

  private var universalStart: Date { Date(timeIntervalSince1970: Double(number) * Self.length) }
}

extension CalendarDay: Strideable {
  public func advanced(by days: Int) -> CalendarDay { CalendarDay(number: number + days) }
  public func distance(to other: CalendarDay) -> Int { other.number - number }
}

extension CalendarDay: LosslessStringConvertible {
  private static let format = Date.ISO8601FormatStyle(timeZone: .gmt).year().month().day()

  /// The day in ISO 8601, for example `2026-11-21`.
  public var description: String { universalStart.formatted(Self.format) }

  /// Parses a ``description``. Returns `nil` for any other text.
  public init?(_ description: String) {
    guard let date = try? Self.format.parse(description) else { return nil }
    self.init(date, in: Self.universal)
    // The parser also accepts dates that don't exist, for example February 30.
    guard self.description == description else { return nil }
  }
}

extension Int {
  fileprivate func modulo(_ divisor: Int) -> Int {
    let remainder = self % divisor
    return remainder < 0 ? remainder + divisor : remainder
  }
}
