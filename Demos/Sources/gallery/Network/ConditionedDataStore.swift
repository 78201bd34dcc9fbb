import CombineShim
import TaskPublishers
import ToDo

/// A store of to-dos behind a page's network: each request takes as long, and fails as often, as is set there.
struct ConditionedDataStore: DataStore {
  let base: any DataStore
  let conditions: NetworkConditions

  func createTodo(_ todo: Todo) -> AnyPublisher<Void, any Error> {
    TaskPublisher { [base, conditions] in
      // A task of its own: a letter that was posted arrives, also when nobody waits for the answer any more.
      try await Task {
        try await conditions.travel()
        try await base.createTodo(todo).firstValue()
      }
      .value
    }
    .eraseToAnyPublisher()
  }

  func readTodos(due days: ClosedRange<CalendarDay>) -> AnyPublisher<[Todo], any Error> {
    TaskPublisher { [base, conditions] in
      try await conditions.travel()
      return try await base.readTodos(due: days).firstValue()
    }
    .eraseToAnyPublisher()
  }
}
