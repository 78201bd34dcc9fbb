import CombineShim

/// Keeps to-dos.
///
/// Nothing happens before somebody subscribes, and each subscription is a request of its own. Values come on any
/// thread. Cancelling means not to be told: a to-do that is on its way may be kept all the same. Errors carry a
/// message for people in their localized description.
public protocol DataStore: Sendable {
  /// Keeps a to-do for good, then publishes that it did.
  ///
  /// Asking for the same one again is no error and changes nothing; another one under its id is refused.
  func createTodo(_ todo: Todo) -> AnyPublisher<Void, any Error>

  /// Publishes the to-dos of these days once, in the order of their days; those of one day as they were created.
  func readTodos(due days: ClosedRange<CalendarDay>) -> AnyPublisher<[Todo], any Error>
}
