import CombineShim
import Foundation
import ToDo

/// Creates a to-do and saves it.
///
/// Only this function converts a date to a day, in the calendar.
///
/// - Returns: A publisher of a value after the save, or of its error. An invalid to-do is also an error.
func saveTodo(
  title: String, date: Date, in calendar: Calendar, now: Date, store: any DataStore
) -> AnyPublisher<Void, any Error> {
  do {
    let day = CalendarDay(date, in: calendar)
    return store.createTodo(try Todo(title: title, day: day, today: CalendarDay(now, in: calendar)))
  } catch {
    return Fail(error: error).eraseToAnyPublisher()
  }
}
