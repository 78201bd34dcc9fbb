import CombineShim
import Foundation

/// Where a page keeps the value of a `State`, with the nodes whose body read it.
///
/// Unchecked, since the compiler cannot see that `lock` guards every access to the stored properties. `Value` may
/// cross threads here as it may in SwiftUI: who shares a state between threads chose to.
final class StateBox<Value>: @unchecked Sendable {
  private var stored: Value
  private var readers: [WeakNode] = []

  private struct WeakNode {
    weak var node: _Node?
  }

  init(_ value: Value) {
    stored = value
  }

  /// How many readers are kept, for tests.
  var readerCount: Int { stateLock.withLock { readers.count } }

  var value: Value {
    get {
      guard let reader = TreeContext.reader else { return stateLock.withLock { stored } }
      let (value, found) = stateLock.withLock { (stored, note(reader)) }
      withExtendedLifetime(found) {}
      return value
    }
    set {
      var old: Value?
      var affected: [WeakNode] = []
      stateLock.withLock {
        old = stored
        stored = newValue
        swap(&affected, &readers)
      }
      withExtendedLifetime(old) {}
      guard !affected.isEmpty else { return }
      // Nodes are looked up on the main actor, so that no other thread keeps one beyond its page.
      MainActorContext.run { [affected] in
        for reader in affected { reader.node?.invalidate() }
      }
    }
  }

  /// Remembers a reader; bodies run one after the other, so one that reads again is the last.
  ///
  /// A reader that comes back later is noted twice, which does no harm: a node is marked once. The list is cleaned
  /// before it grows, so it stays within a small multiple of the readers there are.
  ///
  /// - Returns: The nodes that were looked up. Each may be the last reference by now, and what a node releases can read
  ///   a state: they are released after the lock.
  private func note(_ reader: _Node) -> (last: _Node?, others: [_Node]) {
    let last = readers.last?.node
    if last === reader { return (last, []) }
    var others: [_Node] = []
    if readers.count >= 4, readers.count == readers.capacity {
      var known: Set<ObjectIdentifier> = []
      readers.removeAll { entry in
        guard let node = entry.node else { return true }
        others.append(node)
        return !known.insert(ObjectIdentifier(node)).inserted
      }
      if readers.count > readers.capacity / 2 { readers.reserveCapacity(readers.capacity * 2) }
    }
    readers.append(WeakNode(node: reader))
    return (last, others)
  }
}

/// One lock for all states: it is held for a few instructions, and a lock of its own would outweigh most values.
private let stateLock = NSLock()
