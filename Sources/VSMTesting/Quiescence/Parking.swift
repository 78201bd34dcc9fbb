import CombineShim
import Foundation
import VSM

#if !canImport(SwiftUI) || PortableUI
  import PortableUI
#endif

/// Runs an operation that only the test can end, such as waiting for an answer that the test holds back.
///
/// What waits for quiescence, as ``Journey/settle()`` does, does not wait for it. A double that suspends an action wraps
/// the suspension in this, unless it is made with ``Steered``:
///
/// ```swift
/// await heldByTest { await withCheckedContinuation { answers.append($0) } }
/// ```
nonisolated(nonsending) public func heldByTest<Result>(
  _ operation: nonisolated(nonsending) () async throws -> Result
) async rethrows -> Result {
  let hold = Hold()
  defer { hold.end() }
  return try await operation()
}

/// Counts, for each page and each action, the tasks that wait for the test.
enum Parking {
  /// Whose work a task does.
  enum Party: Hashable {
    case action(ObservedAction)
    /// The page of this host, apart from the actions of its containers.
    case page(ObjectIdentifier)
  }

  /// Whose work the current task does; nobody's in the test itself.
  static var currentParty: Party? {
    if let action = ObservedAction.current { return .action(action) }
    #if !canImport(SwiftUI) || PortableUI
      if let host = ViewHost.current { return .page(ObjectIdentifier(host)) }
    #endif
    return nil
  }

  private static let table = Table()

  static func add(_ number: Int, to party: Party) {
    table.add(number, to: party)
    MainActorContext.run { quiescences(of: party).forEach { $0.noteActivity() } }
  }

  static func count(for party: Party) -> Int {
    table.count(for: party)
  }

  private struct Weak {
    weak var quiescence: Quiescence?
  }

  @MainActor private static var watchers: [Weak] = []

  /// Those who wait for this party's work.
  @MainActor static func quiescences(of party: Party) -> [Quiescence] {
    watchers.compactMap(\.quiescence).filter { $0.watches(party) }
  }

  @MainActor static func register(_ quiescence: Quiescence) {
    watchers.removeAll { $0.quiescence == nil }
    watchers.append(Weak(quiescence: quiescence))
  }

  /// Unchecked, since the compiler cannot see that the lock guards every access.
  private final class Table: @unchecked Sendable {
    private let lock = NSLock()
    private var counts: [Party: Int] = [:]

    func add(_ number: Int, to party: Party) {
      lock.withLock {
        let count = counts[party, default: 0] + number
        counts[party] = count == 0 ? nil : count
      }
    }

    func count(for party: Party) -> Int {
      lock.withLock { counts[party] ?? 0 }
    }
  }
}
