import CombineShim
import Foundation

/// Turns what people enter on the Add screen into what it shows.
///
/// - Parameter calendar: The calendar in use, at once, and each one that takes its place.
func addPresenter(
  _ input: AddView.Input,
  calendar: AnyPublisher<Calendar, Never>,
  now: @escaping () -> Date
) -> AddView.Output {
  let date = input.date.prepend(now())
  let draft = input.title.combineLatest(date, calendar, Draft.init)
  return AddView.Output(
    date: date.eraseToAnyPublisher(),
    earliestDate: calendar.map { $0.startOfDay(for: now()) }.eraseToAnyPublisher(),
    isSaveEnabled: draft.map { $0.isValid(now: now()) }.removeDuplicates().eraseToAnyPublisher()
  )
}

/// What has been entered, and the calendar that says what it means.
private struct Draft {
  let title: String
  let date: Date
  let calendar: Calendar

  func isValid(now: Date) -> Bool {
    !title.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty && date >= calendar.startOfDay(for: now)
  }
}
