import CombineShim
import Foundation
import ToDo
import VSM

/// The state of the List screen. The list can be read again in each state.
public struct ListViewState: MutatingCopyable {
  /// The content of the screen.
  public private(set) var content = Content.loading
  private let store: any DataStore
  private let now: @Sendable () -> Date

  /// The kinds of content.
  public enum Content {
    case loading
    case loaded([UpcomingSection])
    case failed(FailureModel)
  }

  /// The reason why reading failed, and the action to retry.
  public struct FailureModel {
    public let message: String
    public let retry: () -> AnyPublisher<ListViewState, Never>
  }

  /// Creates the state before the first read.
  public init(store: any DataStore, now: @escaping @Sendable () -> Date) {
    self.store = store
    self.now = now
  }

  /// Reads the to-dos of this week and the next. The content stays until the read finishes.
  public func read(in calendar: Calendar) -> AnyPublisher<ListViewState, Never> {
    let upcoming = UpcomingDays(from: now(), in: calendar)
    return store.readTodos(due: upcoming.days)
      .map { showing(.loaded(upcoming.sections(of: $0))) }
      .catch { Just(failed($0, in: calendar)) }
      .eraseToAnyPublisher()
  }

  private func failed(_ error: any Error, in calendar: Calendar) -> ListViewState {
    let message = "The to-dos could not be read. \(error.localizedDescription)"
    return showing(
      .failed(
        FailureModel(message: message) { read(in: calendar).prepend(showing(.loading)).eraseToAnyPublisher() }))
  }

  private func showing(_ content: Content) -> ListViewState {
    copy(mutatingPath: \.content, value: content)
  }
}

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
