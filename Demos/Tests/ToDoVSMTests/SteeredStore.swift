import CombineShim
import Foundation
import ToDo

/// A store that answers when the test says so.
///
/// Unchecked: tests use it on the main actor alone.
final class SteeredStore: DataStore, @unchecked Sendable {
  typealias Reading = PassthroughSubject<[Todo], any Error>
  typealias Saving = PassthroughSubject<Void, any Error>

  /// The to-dos that were to be kept, and the days that were asked for, one for each subscription.
  private(set) var created: [Todo] = []
  private(set) var days: [ClosedRange<CalendarDay>] = []
  /// Requests that somebody waits for.
  private(set) var pending = 0
  private var saving = Saving()
  private var reading = Reading()
  private var reader: CheckedContinuation<Void, Never>?

  func createTodo(_ todo: Todo) -> AnyPublisher<Void, any Error> {
    counted { [self] in
      created.append(todo)
      saving = Saving()
      return saving
    }
  }

  func readTodos(due days: ClosedRange<CalendarDay>) -> AnyPublisher<[Todo], any Error> {
    counted { [self] in
      self.days.append(days)
      reading = Reading()
      reader?.resume()
      reader = nil
      return reading
    }
  }

  private func counted<Output>(
    _ subject: @escaping () -> PassthroughSubject<Output, any Error>
  ) -> AnyPublisher<Output, any Error> {
    Deferred(createPublisher: subject)
      .handleEvents(
        receiveSubscription: { [self] _ in pending += 1 }, receiveCompletion: { [self] _ in pending -= 1 },
        receiveCancel: { [self] in pending -= 1 }
      )
      .eraseToAnyPublisher()
  }
}

@MainActor extension SteeredStore {
  /// Answers the newest request to read.
  func answer(_ todos: Todo...) {
    answer(todos)
  }

  func answer(_ todos: [Todo]) {
    reading.send(todos)
    reading.send(completion: .finished)
  }

  func failToRead() {
    reading.send(completion: .failure(Unavailable()))
  }

  /// Answers the newest request to save.
  func keep() {
    saving.send()
    saving.send(completion: .finished)
  }

  func failToSave() {
    saving.send(completion: .failure(Unavailable()))
  }

  /// Returns when somebody asks to read.
  func nextRead() async {
    await withCheckedContinuation { reader = $0 }
  }
}

/// What goes wrong in these tests.
struct Unavailable: LocalizedError {
  var errorDescription: String? { "The disk is full." }
}

extension Todo {
  /// A to-do of a day that ISO 8601 writes so.
  static func due(_ day: String, _ title: String) -> Todo {
    Todo(id: ID(), title: title, day: CalendarDay(day)!)
  }
}
