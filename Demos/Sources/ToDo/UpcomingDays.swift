import Foundation

/// The days from today to the end of next week, as the calendar's weeks begin and end.
public struct UpcomingDays: Hashable, Sendable {
  /// The day that it is now.
  public let today: CalendarDay
  private let lastOfThisWeek: CalendarDay

  /// - Parameter calendar: Its time zone tells which day it is now, and its first weekday where weeks begin.
  public init(from now: Date, in calendar: Calendar) {
    today = CalendarDay(now, in: calendar)
    lastOfThisWeek = today.advanced(by: today.daysLeftInWeek(of: calendar))
  }

  /// All of them, today and the last day of next week included.
  public var days: ClosedRange<CalendarDay> { today...lastOfThisWeek.advanced(by: 7) }

  /// Where a day belongs; `nil` for a day that is past or further away.
  public func period(of day: CalendarDay) -> UpcomingPeriod? {
    guard days.contains(day) else { return nil }
    return switch today.distance(to: day) {
    case 0: .today
    case 1: .tomorrow
    default: day <= lastOfThisWeek ? .laterThisWeek : .nextWeek
    }
  }
}
