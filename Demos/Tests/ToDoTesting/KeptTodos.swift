import CombineShim
import ToDo

/// A store in memory that answers immediately.
///
/// Unchecked because each test uses it on one thread at a time.
package final class KeptTodos: DataStore, @unchecked Sendable {
  var todos: [Todo] = []
  /// Whether saves fail.
  var isFull = false

  package func createTodo(_ todo: Todo) -> AnyPublisher<Void, any Error> {
    Deferred { [self] () -> AnyPublisher<Void, any Error> in
      if isFull { return Fail(error: Unavailable()).eraseToAnyPublisher() }
      todos.append(todo)
      return Just(()).setFailureType(to: (any Error).self).eraseToAnyPublisher()
    }
    .eraseToAnyPublisher()
  }

  package func readTodos(due days: ClosedRange<CalendarDay>) -> AnyPublisher<[Todo], any Error> {
    Deferred { [self] in
      Just(todos.filter { days.contains($0.day) }.sorted { $0.day < $1.day }).setFailureType(to: (any Error).self)
    }
    .eraseToAnyPublisher()
  }
}
