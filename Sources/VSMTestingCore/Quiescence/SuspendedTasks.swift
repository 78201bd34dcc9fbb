import CombineShim
import Foundation
import VSM

/// Runs an operation that only the test can end, such as waiting for an answer of the test.
///
/// Waits for quiescence, such as `settle()` of a ``Journey``, do not wait for it. Wrap the suspension of a double in
/// this function, unless the double is a ``Steered``:
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

/// The action, container work or page that a task works for.
enum WorkOwner: Hashable {
  case action(ObservedAction)
  case work(ContainerWork)
  /// The page of this quiescence, without the actions of its containers.
  case page(ObjectIdentifier)

  /// The owner of the current task, or `nil` in the test itself.
  static var current: WorkOwner? {
    if let work = ContainerWork.current { return .work(work) }
    if let action = ObservedAction.current { return .action(action) }
    return currentPage.map { .page($0) }
  }

  /// The quiescence of the page that the current task works for.
  @TaskLocal static var currentPage: ObjectIdentifier?
}

/// Marks the current task as suspended until the test resumes it.
///
/// The code that resumes the task ends the suspension first, so that a running task never counts as suspended.
///
/// `@unchecked Sendable`: `lock` guards the only variable.
final class Suspension: @unchecked Sendable {
  /// A description of the wait: "waits for the answer to call 1 of load".
  let reason: String
  private let owner: WorkOwner?
  private let lock = NSLock()
  private var hasEnded = false

  init(_ reason: String) {
    self.reason = reason
    owner = WorkOwner.current
    if let owner { SuspendedTasks.add(self, of: owner) }
  }

  /// Ends the suspension. Calling it again has no effect.
  func end() {
    let isFirst = lock.withLock {
      defer { hasEnded = true }
      return !hasEnded
    }
    if isFirst, let owner { SuspendedTasks.remove(self, of: owner) }
  }
}

/// The tasks that are suspended until the test acts, by owner.
enum SuspendedTasks {
  static func count(of owner: WorkOwner) -> Int { table.suspensions(of: owner).count }

  /// Returns the reasons of the owner's suspensions, in the order in which they started.
  static func reasons(of owner: WorkOwner) -> [String] { table.suspensions(of: owner).map(\.reason) }

  fileprivate static func add(_ suspension: Suspension, of owner: WorkOwner) {
    table.add(suspension, of: owner)
    notify(owner)
  }

  fileprivate static func remove(_ suspension: Suspension, of owner: WorkOwner) {
    table.remove(suspension, of: owner)
    notify(owner)
  }

  private static func notify(_ owner: WorkOwner) {
    onMainQueue { for quiescence in Quiescence.all where quiescence.watches(owner) { quiescence.noteActivity() } }
  }

  private static let table = Table()

  /// `@unchecked Sendable`: `lock` guards the only variable.
  private final class Table: @unchecked Sendable {
    private let lock = NSLock()
    private var table: [WorkOwner: [Suspension]] = [:]

    func suspensions(of owner: WorkOwner) -> [Suspension] { lock.withLock { table[owner] ?? [] } }

    func add(_ suspension: Suspension, of owner: WorkOwner) {
      lock.withLock { table[owner, default: []].append(suspension) }
    }

    func remove(_ suspension: Suspension, of owner: WorkOwner) {
      lock.withLock {
        table[owner]?.removeAll { $0 === suspension }
        if table[owner]?.isEmpty == true { table[owner] = nil }
      }
    }
  }
}

/// The work of containers other than actions, from its start.
enum OngoingWork {
  static let account: any ContainerWorkAccount = Account()

  /// Returns the work of these containers.
  static func of(_ containers: Set<StateContainerID>) -> [ContainerWork] {
    table.work.filter { containers.contains($0.container) }
  }

  private static let table = Table()

  private struct Account: ContainerWorkAccount {
    func began(_ work: ContainerWork) {
      table.insert(work)
    }

    func ended(_ work: ContainerWork) {
      table.remove(work)
      onMainQueue {
        for quiescence in Quiescence.all where quiescence.watches(.work(work)) { quiescence.noteActivity() }
      }
    }

    func waits(for wait: PassiveWait) -> @Sendable () -> Void {
      let suspension =
        switch wait {
        case .endOfAction: Suspension("waits for the end of an action, which is listed separately")
        case .nextElement: Suspension("follows a stream: send an element")
        }
      return { suspension.end() }
    }
  }

  /// `@unchecked Sendable`: `lock` guards the only variable.
  private final class Table: @unchecked Sendable {
    private let lock = NSLock()
    private var all: Set<ContainerWork> = []

    var work: Set<ContainerWork> { lock.withLock { all } }

    func insert(_ work: ContainerWork) { lock.withLock { _ = all.insert(work) } }

    func remove(_ work: ContainerWork) { lock.withLock { _ = all.remove(work) } }
  }
}
