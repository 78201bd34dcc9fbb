import CombineShim
import Foundation

/// Runs an operation that only the test can end, such as waiting for an answer of the test.
///
/// Waits for quiescence, such as `settle()` of a ``Journey``, do not wait for it, nor for tasks that it awaits. Wrap the
/// suspension of a double in this function, unless the double is a ``Steered``:
///
/// ```swift
/// await heldByTest { await withCheckedContinuation { answers.append($0) } }
/// ```
nonisolated(nonsending) public func heldByTest<Result>(
  _ operation: nonisolated(nonsending) () async throws -> Result
) async rethrows -> Result {
  let suspension = Suspension("waits in heldByTest until the test ends the wait")
  defer { suspension.end() }
  return try await operation()
}

/// Marks the current task as suspended until the test resumes it.
///
/// The code that resumes the task ends the suspension first, so that a running task never counts as suspended.
///
/// `@unchecked Sendable`: `lock` guards the only variable.
final class Suspension: @unchecked Sendable {
  /// A description of the wait: "waits for the answer to call 1 of load".
  let reason: String
  fileprivate let task = TaskIdentity.current
  fileprivate let owner = WorkOwner.current
  private let lock = NSLock()
  private var hasEnded = false

  init(_ reason: String) {
    self.reason = reason
    SuspendedTasks.add(self)
  }

  /// Ends the suspension. Calling it again has no effect.
  func end() {
    let isFirst = lock.withLock {
      defer { hasEnded = true }
      return !hasEnded
    }
    if isFirst { SuspendedTasks.remove(self) }
  }
}

/// The tasks that are suspended until the test acts, and the owners that they work for.
enum SuspendedTasks {
  static func contains(_ task: TaskIdentity) -> Bool { table.contains(task) }

  static func count(of owner: WorkOwner) -> Int { table.suspensions(of: owner).count }

  /// Returns the reasons of the owner's suspensions, the oldest first.
  static func reasons(of owner: WorkOwner) -> [String] { table.suspensions(of: owner).map(\.reason) }

  fileprivate static func add(_ suspension: Suspension) {
    table.add(suspension)
    notify(of: suspension)
  }

  fileprivate static func remove(_ suspension: Suspension) {
    table.remove(suspension)
    notify(of: suspension)
  }

  private static func notify(of suspension: Suspension) {
    guard let owner = suspension.owner else { return }
    onMainQueue { for quiescence in Quiescence.all where quiescence.watches(owner) { quiescence.noteActivity() } }
  }

  private static let table = Table()

  /// `@unchecked Sendable`: `lock` guards all mutable state.
  private final class Table: @unchecked Sendable {
    private let lock = NSLock()
    private var owners: [WorkOwner: [Suspension]] = [:]
    /// The number of suspensions of each task.
    private var tasks: [TaskIdentity: Int] = [:]

    func contains(_ task: TaskIdentity) -> Bool { lock.withLock { tasks[task] != nil } }

    func suspensions(of owner: WorkOwner) -> [Suspension] { lock.withLock { owners[owner] ?? [] } }

    func add(_ suspension: Suspension) {
      lock.withLock {
        if let owner = suspension.owner { owners[owner, default: []].append(suspension) }
        if let task = suspension.task { tasks[task, default: 0] += 1 }
      }
    }

    func remove(_ suspension: Suspension) {
      lock.withLock {
        if let owner = suspension.owner {
          owners[owner]?.removeAll { $0 === suspension }
          if owners[owner]?.isEmpty == true { owners[owner] = nil }
        }
        guard let task = suspension.task, let count = tasks[task] else { return }
        tasks[task] = count == 1 ? nil : count - 1
      }
    }
  }
}
