import CombineShim
import Foundation

/// What the List screen asks its wireframe to do.
enum ListAction: Equatable {
  case add
}

/// Turns what people do on the List screen into what it shows and what its wireframe does.
///
/// - Parameters:
///   - calendar: The calendar in use, at once, and each one that takes its place.
///   - saved: A value for each to-do that has been added, so that the list shows it.
///   - getTodos: Reads the to-dos as this calendar counts days and weeks.
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

/// What is shown, and whether it is being read.
private struct Reading {
  var content = ListView.Content.loading
  var isUnderWay = true

  /// What follows when a read begins, which is no event of it, and at each of its events.
  func after(_ event: Subscribers.Event<[UpcomingDisplaySection], any Error>?) -> Reading {
    switch event {
    case nil:
      // What is shown stays, unless that is a problem.
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
