import CombineShim
import Foundation
import ToDo

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
