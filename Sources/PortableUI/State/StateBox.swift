import CombineShim
import Foundation

/// The storage of a `State` on a page, with the nodes whose body read it.
///
/// Unchecked, since the compiler cannot see that `lock` guards every access to the stored properties. As in SwiftUI,
/// `Value` may cross threads: code that shares a state between threads is responsible for that.
final class StateBox<Value>: @unchecked Sendable {
  private var stored: Value
  private var readers: [WeakNode] = []

  private struct WeakNode {
    weak var node: _Node?
  }

  init(_ value: Value) {
    stored = value
  }

  /// The number of stored readers, for tests.
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
      // Nodes are looked up on the main actor, so that no other thread retains one beyond its page.
      MainActorContext.run { [affected] in
        for reader in affected { reader.node?.invalidate() }
      }
    }
  }

  /// Records a reader. Bodies run sequentially, so a repeated read is usually by the last reader.
  ///
  /// A reader that returns later is recorded twice, which has no effect: a node is marked once. Released readers are
  /// removed before the list grows, so its size stays within a small multiple of the number of readers.
  ///
  /// - Returns: The nodes that were looked up. Each may be the last reference, and releasing a node can read a state,
  ///   so they must be released after unlocking.
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

/// One lock for all states. It is held for a few instructions, and a separate lock would be larger than most values.
private let stateLock = NSLock()
