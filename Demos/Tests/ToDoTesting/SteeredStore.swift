import CombineShim
import Foundation
import ToDo
import VSMTesting

/// A store in which each request waits for an answer from the test.
package struct SteeredStore: DataStore {
  let save = Steered<Todo, Void>("save")
  let read = Steered<ClosedRange<CalendarDay>, [Todo]>("read")

  package init() {}

  package func createTodo(_ todo: Todo) -> AnyPublisher<Void, any Error> { save.publisher(todo) }
  package func readTodos(due days: ClosedRange<CalendarDay>) -> AnyPublisher<[Todo], any Error> { read.publisher(days) }

  package var created: [Todo] { save.calls.map(\.input) }
  /// The requested days of each read.
  package var asked: [ClosedRange<CalendarDay>] { read.calls.map(\.input) }
  package var waitingSaves: Int { save.pendingCalls.count }
  package var waitingReads: Int { read.pendingCalls.count }

  // MARK: Steering

  package func answerSave() { save.succeed() }
  package func failSave() { save.fail(with: Unavailable()) }

  /// Answers the newest read.
  package func answerRead(_ todos: Todo...) { answerRead(todos) }
  package func answerRead(_ todos: [Todo]) { read.pendingCalls.last?.answer(.success(todos)) }
  package func failRead() { read.pendingCalls.last?.answer(.failure(Unavailable())) }

  /// Waits for another read.
  package func nextRead() async throws { _ = try await read.pendingCall(waitingReads + 1) }
}

extension Steering {
  /// Adds a store whose reads return one to-do or fail, and whose saves succeed or fail.
  package func addStore() -> SteeredStore {
    let store = SteeredStore()
    add(
      store.read, answers: ["succeeds": .success([.due("2026-11-18", "Buy milk")]), "fails": .failure(Unavailable())])
    add(store.save, answers: ["succeeds": .success(()), "fails": .failure(Unavailable())])
    return store
  }
}

/// The error in these tests.
package struct Unavailable: LocalizedError, Equatable {
  package init() {}

  package var errorDescription: String? { "No space is left." }
}

extension Todo {
  /// Returns a stored to-do.
  package static func due(_ day: String, _ title: String) -> Todo {
    Todo(id: ID(), title: title, day: CalendarDay(day)!)
  }
}
