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
  AddView.Output(
    date: input.date.prepend(now()).eraseToAnyPublisher(),
    earliestDate: calendar.map { $0.startOfDay(for: now()) }.eraseToAnyPublisher()
  )
}
