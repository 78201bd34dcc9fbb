import CombineShim
import Foundation

/// Answers each request in one way, so that a preview shows what follows; what it is given it does not keep.
public struct PreviewDataStore: DataStore {
  private let answer: Answer

  public enum Answer: Sendable {
    /// Never comes.
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
