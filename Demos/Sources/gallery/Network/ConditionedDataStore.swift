import CombineShim
import TaskPublishers
import ToDo
import VSMInspector

/// A store of to-dos with the network conditions of a page, which delay or fail each request.
struct ConditionedDataStore: DataStore {
  let base: any DataStore
  let conditions: NetworkConditions

  func createTodo(_ todo: Todo) -> AnyPublisher<Void, any Error> {
    TaskPublisher { [base, conditions] in
      // An unstructured task, since canceling the subscription must not cancel a request that has been sent.
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
