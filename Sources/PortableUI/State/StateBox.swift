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

  var value: Value {
    get {
      let reader = TreeContext.reader
      return stateLock.withLock {
        if let reader, !readers.contains(where: { $0.node === reader }) {
          readers.append(WeakNode(node: reader))
        }
        return stored
      }
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
      let nodes = affected.compactMap(\.node)
      MainActorContext.run {
        for node in nodes { node.invalidate() }
      }
    }
  }
}

/// One lock for all states: it is held for a few instructions, and a lock of its own would outweigh most values.
private let stateLock = NSLock()
