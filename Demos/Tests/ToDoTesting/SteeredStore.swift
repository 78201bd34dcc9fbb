import CombineShim
import Foundation
import ToDo
import VSMTesting

/// A store that answers when the test says so, and knows who waits.
package struct SteeredStore: DataStore {
  let save = Steered<Todo, Void>("save")
  let read = Steered<ClosedRange<CalendarDay>, [Todo]>("read")

  package init() {}

  package func createTodo(_ todo: Todo) -> AnyPublisher<Void, any Error> { save.publisher(todo) }
  package func readTodos(due days: ClosedRange<CalendarDay>) -> AnyPublisher<[Todo], any Error> { read.publisher(days) }

  package var created: [Todo] { save.calls.map(\.input) }
  /// The days that were asked for, read by read.
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

  /// Waits until somebody asks for the to-dos again.
  package func nextRead() async throws { _ = try await read.pendingCall(waitingReads + 1) }
}

extension Steering {
  /// Adds a store that keeps to-dos and then has one, or fails.
  package func addStore() -> SteeredStore {
    let store = SteeredStore()
    add(
      store.read, answers: ["succeeds": .success([.due("2026-11-18", "Buy milk")]), "fails": .failure(Unavailable())])
    add(store.save, answers: ["succeeds": .success(()), "fails": .failure(Unavailable())])
    return store
  }
}

/// What goes wrong in these tests.
package struct Unavailable: LocalizedError, Equatable {
  package init() {}

  package var errorDescription: String? { "No space is left." }
}

extension Todo {
  /// A to-do that is kept already.
  package static func due(_ day: String, _ title: String) -> Todo {
    Todo(id: ID(), title: title, day: CalendarDay(day)!)
  }
}
