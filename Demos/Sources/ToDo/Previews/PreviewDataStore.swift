import CombineShim
import Foundation

/// A store with one fixed answer to each request, for previews. It stores nothing.
public struct PreviewDataStore: DataStore {
  private let answer: Answer

  public enum Answer: Sendable {
    /// The request doesn't finish.
    case none
    case nothing
    case todos
    case failure
  }

  public struct Failure: LocalizedError {
    public init() {}

    public var errorDescription: String? { "There is no connection." }
  }

  public init(answer: Answer) {
    self.answer = answer
  }

  public func createTodo(_ todo: Todo) -> AnyPublisher<Void, any Error> {
    publisher(of: ())
  }

  public func readTodos(due days: ClosedRange<CalendarDay>) -> AnyPublisher<[Todo], any Error> {
    guard answer == .todos else { return publisher(of: []) }
    let titles = ["Water the plants", "Call the bank", "Return the books", "Mend the bicycle"]
    return publisher(of: zip(titles, days).map { Todo(id: Todo.ID(), title: $0, day: $1) })
  }

  private func publisher<Value>(of value: Value) -> AnyPublisher<Value, any Error> {
    switch answer {
    case .none: Empty(completeImmediately: false).eraseToAnyPublisher()
    case .failure: Fail(error: Failure()).eraseToAnyPublisher()
    case .nothing, .todos: Just(value).setFailureType(to: (any Error).self).eraseToAnyPublisher()
    }
  }
}
