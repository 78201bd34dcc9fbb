/// The parts of this week and the next, in the order in which they come.
public enum UpcomingPeriod: CaseIterable, Hashable, Sendable {
  case today
  /// The day after today, whichever week it is in.
  case tomorrow
  case laterThisWeek
  case nextWeek
}
