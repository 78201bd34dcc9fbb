import Foundation

/// A day on the calendar, the same one wherever it is read: it has no time and no time zone.
public struct CalendarDay: Hashable, Sendable {
  /// Days after 1 January 1970.
  private let number: Int

  private init(number: Int) {
    self.number = number
  }

  /// The day that a moment belongs to where the calendar's clocks show it.
  public init(_ date: Date, in calendar: Calendar) {
    let offset = calendar.timeZone.secondsFromGMT(for: date)
    number = Int(((date.timeIntervalSince1970 + Double(offset)) / Self.length).rounded(.down))
  }

  /// The day's first moment in the calendar's time zone, which is not midnight where the clocks skip that.
  public func start(in calendar: Calendar) -> Date {
    var local = Calendar(identifier: .gregorian)
    local.timeZone = calendar.timeZone
    var noon = Self.universal.dateComponents([.era, .year, .month, .day], from: universalStart)
    noon.hour = 12
    // Clocks change at night: a day's noon exists.
    return local.date(from: noon).map(local.startOfDay(for:)) ?? universalStart
  }

  /// How many days the calendar's week goes on after this one.
  func daysLeftInWeek(of calendar: Calendar) -> Int {
    // 1 January 1970 was a Thursday; calendars count from Sunday, which is 1.
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

  /// The day as ISO 8601 writes it, such as `2026-11-21`.
  public var description: String { universalStart.formatted(Self.format) }

  /// Reads what ``description`` writes, and nothing else.
  public init?(_ description: String) {
    guard let date = try? Self.format.parse(description) else { return nil }
    self.init(date, in: Self.universal)
    // The parser takes what looks like a date, such as 30 February.
    guard self.description == description else { return nil }
  }
}

extension Int {
  fileprivate func modulo(_ divisor: Int) -> Int {
    let remainder = self % divisor
    return remainder < 0 ? remainder + divisor : remainder
  }
}
