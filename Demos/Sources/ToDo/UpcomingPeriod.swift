/// A part of this week and the next, in chronological order.
public enum UpcomingPeriod: CaseIterable, Hashable, Sendable {
  case today
  /// The day after today, in this week or the next.
  case tomorrow
  case laterThisWeek
  case nextWeek
}
