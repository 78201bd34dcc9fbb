import CombineShim
import Foundation
import TaskPublishers
import ToDo

/// To-dos in a property list, `todos.plist`, which can be shared with other processes.
///
/// A save publishes its value when the to-do is on disk, also after a power failure. Reading a damaged file fails and
/// doesn't change it. The first save to a damaged file fails and renames it; the next one creates a new file. Errors
/// are ``PropertyListDataStoreError`` and ``DuplicateTodo``.
public struct PropertyListDataStore: DataStore {
  private let file: TodoFile
  private let patience: Duration
  /// The queue for saves, so that waiting for the disk and for the lock doesn't block a thread of Swift concurrency.
  private let saves = DispatchQueue(label: "todos-saves")
  /// The queue for reads, which don't wait for saves.
  private let reads = DispatchQueue(label: "todos-reads")

  /// Creates a store with its file in a folder. The first save creates the folder if it doesn't exist.
  public init(folder: URL) {
    self.init(folder: folder, patience: .seconds(5))
  }

  /// - Parameters:
  ///   - patience: How long another process may hold the lock before a request fails.
  ///   - before: Called before each step on the disk. If it throws, the step fails with its error.
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
      // The sort is stable, so the order of the to-dos of one day stays.
      return todos.filter { days.contains($0.day) }.sorted { $0.day < $1.day }
    }
    .eraseToAnyPublisher()
  }
}

extension DispatchQueue {
  /// Runs work on this queue and returns its result. The work also runs if the waiting task is canceled.
  fileprivate func value<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      self.async { continuation.resume(with: Result(catching: work)) }
    }
  }
}

/// An error from reading or writing the file of to-dos. Each message is one line with a suggested solution.
public enum PropertyListDataStoreError: Error, Equatable, Sendable {
  case unreadable(String, reason: String)
  case unwritable(String, reason: String)
  case locked(String)
  case newer(String)
  case damaged(String, reason: String)
  case setAside(String, reason: String, keptAs: String)
  case damagedInPlace(String, reason: String, obstacle: String)
}

extension PropertyListDataStoreError: LocalizedError {
  public var errorDescription: String? {
    switch self {
    case .unreadable(let path, let reason):
      "The to-dos in \(path) can't be read: \(reason). Fix this, or choose another folder with --data."
    case .unwritable(let path, let reason):
      "The to-do could not be saved in \(path): \(reason). Fix this and save again."
    case .locked(let path):
      "Another program has locked the to-dos in \(path). Close that program, or try again."
    case .newer(let path):
      """
      The to-dos in \(path) were saved by a newer version of the gallery. The file was not changed. \
      Use that version, or choose another folder with --data.
      """
    case .damaged(let path, let reason):
      """
      The to-dos in \(path) are damaged: \(reason). The file was not changed. \
      Repair it, or move it away to start with an empty list.
      """
    case .setAside(let path, let reason, let kept):
      """
      The to-dos in \(path) are damaged: \(reason). The file was renamed to \(kept). \
      To restore the to-dos, repair the file and rename it. To start with an empty list, save again.
      """
    case .damagedInPlace(let path, let reason, let obstacle):
      """
      The to-dos in \(path) are damaged: \(reason). The file could not be renamed: \(obstacle). \
      Move it away, or choose another folder with --data.
      """
    }
  }
}
