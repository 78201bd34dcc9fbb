import Foundation
import MainActorIsolation

/// A state whose instances are counted, and which can have a reaction to its release.
struct ProgramState: Sendable {
  let payload: Payload

  var id: Int { payload.id }

  final class Payload: Sendable {
    let id: Int
    private let census: Census
    private let onDeinit: (@MainActor @Sendable (Int) -> Void)?

    init(_ id: Int, in census: Census, onDeinit: (@MainActor @Sendable (Int) -> Void)?) {
      (self.id, self.census, self.onDeinit) = (id, census, onDeinit)
      census.add(.state(id))
    }

    deinit {
      census.remove(.state(id))
      guard let onDeinit, MainActorContext.isCurrent else { return }
      MainActor.assumeIsolated { [id] in onDeinit(id) }
    }
  }
}

/// An object that lives as long as an action: in its task, its subscription, or its closure.
final class ActionToken: Sendable {
  private let id: Int
  private let census: Census

  init(_ id: Int, in census: Census) {
    (self.id, self.census) = (id, census)
    census.add(.action(id))
  }

  deinit {
    census.remove(.action(id))
  }
}

/// Counts the objects in memory.
final class Census: @unchecked Sendable {
  // `@unchecked`: the counts are accessed only under the lock.
  enum Entry: Hashable {
    case state(Int), action(Int)
  }

  private let lock = NSLock()
  private var counts: [Entry: Int] = [:]

  func add(_ entry: Entry) {
    lock.withLock { counts[entry, default: 0] += 1 }
  }

  func remove(_ entry: Entry) {
    lock.withLock {
      let count = counts[entry, default: 0] - 1
      counts[entry] = count == 0 ? nil : count
    }
  }

  /// The states and the actions in memory.
  var living: (states: [Int], actions: [Int]) {
    let entries = lock.withLock { counts.keys }
    return (
      entries.compactMap { if case .state(let id) = $0 { id } else { nil } }.sorted(),
      entries.compactMap { if case .action(let id) = $0 { id } else { nil } }.sorted()
    )
  }
}
