import CombineShim
import Foundation
import ToDo

/// Makes a to-do and has it kept.
///
/// This is where a date becomes a day: the one that it belongs to in the calendar.
///
/// - Returns: A value once it is kept, or why not, which includes that there can be no such to-do.
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
