import Foundation

/// The days from today to the end of the calendar's next week.
public struct UpcomingDays: Hashable, Sendable {
  /// The current day.
  public let today: CalendarDay
  private let lastOfThisWeek: CalendarDay

  /// - Parameter calendar: Its time zone determines today, and its first weekday determines the weeks.
  public init(from now: Date, in calendar: Calendar) {
    today = CalendarDay(now, in: calendar)
    lastOfThisWeek = today.advanced(by: today.daysLeftInWeek(of: calendar))
  }

  /// All the days, including today and the last day of next week.
  public var days: ClosedRange<CalendarDay> { today...lastOfThisWeek.advanced(by: 7) }

  /// A hint for those who plan further ahead than the list shows.
  public static let hint = "The list shows this week and the next. What is due later appears there in time."

  /// Returns the period of a day, or `nil` if the day is not one of these days.
  public func period(of day: CalendarDay) -> UpcomingPeriod? {
    guard days.contains(day) else { return nil }
    return switch today.distance(to: day) {
    case 0: .today
    case 1: .tomorrow
    default: day <= lastOfThisWeek ? .laterThisWeek : .nextWeek
    }
  }
}

/// A part of this week and the next, in chronological order.
public enum UpcomingPeriod: CaseIterable, Hashable, Sendable {
  case today
  /// The day after today, in this week or the next.
  case tomorrow
  case laterThisWeek
  case nextWeek
}
