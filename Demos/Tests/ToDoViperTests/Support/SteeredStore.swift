import CombineShim
import Foundation
import ToDo

/// A store that answers when the test says so, and knows who waits.
///
/// Unchecked: each test uses it on one thread.
final class SteeredStore: DataStore, @unchecked Sendable {
  private(set) var created: [Todo] = []
  /// How many saves have been begun, how many are waited for.
  private(set) var waitingSaves = 0
  private var save = PassthroughSubject<Void, any Error>()

  func createTodo(_ todo: Todo) -> AnyPublisher<Void, any Error> {
    Deferred { [self] in
      created.append(todo)
      waitingSaves += 1
      save = PassthroughSubject()
      return save.handleEvents(
        receiveCompletion: { [self] _ in waitingSaves -= 1 }, receiveCancel: { [self] in waitingSaves -= 1 })
    }
    .eraseToAnyPublisher()
  }

  func readTodos(due days: ClosedRange<CalendarDay>) -> AnyPublisher<[Todo], any Error> {
    Empty().eraseToAnyPublisher()
  }

  // MARK: Steering

  /// Answers the newest save.
  func answerSave() {
    save.send()
    save.send(completion: .finished)
  }

  func failSave() {
    save.send(completion: .failure(Unavailable()))
  }
}

/// What goes wrong in these tests.
struct Unavailable: LocalizedError, Equatable {
  var errorDescription: String? { "No space is left." }
}
