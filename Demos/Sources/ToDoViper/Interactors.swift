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

/// Reads the to-dos that are due from today to the end of next week, in the order of their dates.
///
/// - Parameter calendar: Determines today and the weeks.
func getTodos(
  in calendar: Calendar, now: Date, store: any DataStore
) -> AnyPublisher<[UpcomingItem], any Error> {
  let upcoming = UpcomingDays(from: now, in: calendar)
  return store.readTodos(due: upcoming.days)
    .map { todos in
      todos.sorted { $0.day < $1.day }.compactMap { todo in
        upcoming.period(of: todo.day).map { period in
          UpcomingItem(
            id: todo.id.rawValue, title: todo.title, date: todo.day.start(in: calendar), period: period)
        }
      }
    }
    .eraseToAnyPublisher()
}

/// A to-do of the list, as its interactor returns it.
struct UpcomingItem: Equatable {
  typealias Period = UpcomingPeriod

  let id: UUID
  let title: String
  /// The first moment of the day on which the to-do is due.
  let date: Date
  let period: Period
}
