import CombineShim
import Foundation
import RxOperators

/// An action that the List screen's wireframe performs.
enum ListAction: Equatable {
  case add
}

/// Transforms the input of the List screen into its output and the actions of its wireframe.
///
/// - Parameters:
///   - calendar: Publishes the current calendar immediately, and each later one.
///   - saved: Publishes a value for each added to-do, after which the list is read again.
///   - getTodos: Reads the to-dos of this week and the next in a calendar.
func listPresenter(
  _ input: ListView.Input,
  calendar: AnyPublisher<Calendar, Never>,
  saved: AnyPublisher<Void, Never>,
  getTodos: @escaping (Calendar) -> AnyPublisher<[UpcomingItem], any Error>
) -> (output: ListView.Output, actions: AnyPublisher<ListAction, Never>) {
  let reading =
    calendar
    .combineLatest(input.refresh.merge(with: saved).prepend(()))
    .flatMapLatest { calendar, _ in
      getTodos(calendar)
        .map { displaySections(of: $0, in: calendar) }
        .materialize().map(Optional.some).prepend(nil)
    }
    .scan(Reading()) { $0.after($1) }
    .share(replay: 1)

  let output = ListView.Output(
    content: reading.map(\.content).removeDuplicates().eraseToAnyPublisher(),
    isReading: reading.map(\.isUnderWay).removeDuplicates().eraseToAnyPublisher()
  )
  return (output, input.add.map { ListAction.add }.eraseToAnyPublisher())
}

/// The content of the screen, and whether it is being read.
private struct Reading {
  var content = ListView.Content.loading
  var isUnderWay = true

  /// Returns the next value: after the begin of a read, for which the event is `nil`, or after an event of it.
  func after(_ event: Subscribers.Event<[UpcomingDisplaySection], any Error>?) -> Reading {
    switch event {
    case nil:
      // The content stays, unless it is an error.
      if case .failed = content { Reading() } else { Reading(content: content) }
    case .value(let sections):
      Reading(content: .sections(sections), isUnderWay: false)
    case .failure(let error):
      Reading(content: .failed("The to-dos could not be read. \(error.localizedDescription)"), isUnderWay: false)
    case .finished:
      self
    }
  }
}

private func displaySections(of items: [UpcomingItem], in calendar: Calendar) -> [UpcomingDisplaySection] {
  let day = Date.FormatStyle(
    locale: calendar.locale ?? .autoupdatingCurrent, calendar: calendar, timeZone: calendar.timeZone
  ).weekday(.abbreviated).month(.abbreviated).day()
  return UpcomingItem.Period.allCases.compactMap { period in
    let items = items.filter { $0.period == period }
    guard !items.isEmpty else { return nil }
    return UpcomingDisplaySection(
      title: title(of: period),
      items: items.map {
        UpcomingDisplayItem(id: $0.id.uuidString, title: $0.title, day: $0.date.formatted(day))
      })
  }
}

private func title(of period: UpcomingItem.Period) -> String {
  switch period {
  case .today: "Today"
  case .tomorrow: "Tomorrow"
  case .laterThisWeek: "Later This Week"
  case .nextWeek: "Next Week"
  }
}
