import CombineShim

/// Stores to-dos.
///
/// Each subscription starts one request. Values are published on any thread. Canceling a subscription doesn't cancel
/// its request: the to-do may still be stored. The localized descriptions of errors are shown to the user.
public protocol DataStore: Sendable {
  /// Stores a to-do permanently, and then publishes a value.
  ///
  /// Storing the same to-do again succeeds and changes nothing. A different to-do with the same id is rejected.
  func createTodo(_ todo: Todo) -> AnyPublisher<Void, any Error>

  /// Publishes the to-dos of these days once, sorted by day. To-dos of one day are in the order of their creation.
  func readTodos(due days: ClosedRange<CalendarDay>) -> AnyPublisher<[Todo], any Error>
}
