import ToDo

/// The to-dos under one heading.
public struct UpcomingSection: Hashable, Sendable {
  public let period: UpcomingPeriod
  public let todos: [Todo]
}

extension UpcomingDays {
  /// Returns the periods that have to-dos, each with its to-dos in their given order.
  func sections(of todos: [Todo]) -> [UpcomingSection] {
    UpcomingPeriod.allCases.compactMap { period in
      let due = todos.filter { self.period(of: $0.day) == period }
      return due.isEmpty ? nil : UpcomingSection(period: period, todos: due)
    }
  }
}

extension UpcomingPeriod {
  var title: String {
    switch self {
    case .today: "Today"
    case .tomorrow: "Tomorrow"
    case .laterThisWeek: "Later This Week"
    case .nextWeek: "Next Week"
    }
  }
}
