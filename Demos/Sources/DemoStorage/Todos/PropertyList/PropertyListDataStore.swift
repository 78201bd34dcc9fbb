import CombineShim
import Foundation
import TaskPublishers
import ToDo

/// To-dos in a property list, `todos.plist`, which other processes may be using too.
///
/// A published save is on the disk, also if the power fails right after. Readers of a damaged file are told so and
/// change nothing. The first save that meets it fails too, and leaves it under another name; the next one begins a new
/// file. Errors are ``PropertyListDataStoreError`` and ``DuplicateTodo``.
public struct PropertyListDataStore: DataStore {
  private let file: TodoFile
  private let patience: Duration
  /// Waiting for the disk and for other processes keeps a thread of the queue's busy, and none of Swift's few.
  private let saves = DispatchQueue(label: "todos-saves")
  /// Readers don't wait for those who save.
  private let reads = DispatchQueue(label: "todos-reads")

  /// A store that keeps its file in a folder, which the first save makes if it isn't there.
  public init(folder: URL) {
    self.init(folder: folder, patience: .seconds(5))
  }

  /// - Parameters:
  ///   - patience: How long another process may hold the lock before a request fails.
  ///   - before: Called before each step on the disk; what it throws is the step's failure.
  init(folder: URL, patience: Duration, before: @escaping @Sendable (DiskStep) throws -> Void = { _ in }) {
    let path = folder.appendingPathComponent(TodoFile.name).path
    file = TodoFile(DurableFile(path: path, before: before))
    self.patience = patience
  }

  public func createTodo(_ todo: Todo) -> AnyPublisher<Void, any Error> {
    TaskPublisher { [file, patience, saves] in
      let deadline = ContinuousClock.now + patience
      try await saves.value { try file.add(todo, lockedBefore: deadline) }
    }
    .eraseToAnyPublisher()
  }

  public func readTodos(due days: ClosedRange<CalendarDay>) -> AnyPublisher<[Todo], any Error> {
    TaskPublisher { [file, reads] in
      let todos = try await reads.value { try file.todos() }
      // Sorting keeps the order of those that are due on one day.
      return todos.filter { days.contains($0.day) }.sorted { $0.day < $1.day }
    }
    .eraseToAnyPublisher()
  }
}

extension DispatchQueue {
  /// What the work returns, done on this queue; it is done also if the waiting task is cancelled.
  fileprivate func value<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      self.async { continuation.resume(with: Result(catching: work)) }
    }
  }
}
