import CombineShim
import Foundation
import ToDo

/// A store that answers when the test says so, and knows who waits.
///
/// Unchecked: each test uses it on one thread at a time.
package final class SteeredStore: DataStore, @unchecked Sendable {
  package private(set) var created: [Todo] = []
  /// The days that were asked for, read by read.
  package private(set) var asked: [ClosedRange<CalendarDay>] = []
  package private(set) var waitingSaves = 0
  package private(set) var waitingReads = 0
  private var save = PassthroughSubject<Void, any Error>()
  private var read = PassthroughSubject<[Todo], any Error>()
  private var askedAgain: CheckedContinuation<Void, Never>?

  package init() {}

  package func createTodo(_ todo: Todo) -> AnyPublisher<Void, any Error> {
    Deferred { [self] in
      created.append(todo)
      save = PassthroughSubject()
      return counting(save, at: \.waitingSaves)
    }
    .eraseToAnyPublisher()
  }

  package func readTodos(due days: ClosedRange<CalendarDay>) -> AnyPublisher<[Todo], any Error> {
    Deferred { [self] in
      asked.append(days)
      read = PassthroughSubject()
      askedAgain?.resume()
      askedAgain = nil
      return counting(read, at: \.waitingReads)
    }
    .eraseToAnyPublisher()
  }

  private func counting<Output>(
    _ answer: PassthroughSubject<Output, any Error>, at count: ReferenceWritableKeyPath<SteeredStore, Int>
  ) -> some Publisher<Output, any Error> {
    self[keyPath: count] += 1
    return answer.handleEvents(
      receiveCompletion: { _ in self[keyPath: count] -= 1 }, receiveCancel: { self[keyPath: count] -= 1 })
  }

  // MARK: Steering

  /// Answers the newest save.
  package func answerSave() {
    save.send()
    save.send(completion: .finished)
  }

  package func failSave() {
    save.send(completion: .failure(Unavailable()))
  }

  /// Answers the newest read.
  package func answerRead(_ todos: Todo...) {
    answerRead(todos)
  }

  package func answerRead(_ todos: [Todo]) {
    read.send(todos)
    read.send(completion: .finished)
  }

  package func failRead() {
    read.send(completion: .failure(Unavailable()))
  }

  /// Waits until somebody asks for the to-dos again.
  @MainActor package func nextRead() async {
    await withCheckedContinuation { askedAgain = $0 }
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
