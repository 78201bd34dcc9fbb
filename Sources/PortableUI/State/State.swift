import Foundation
import MainActorIsolation

/// A value that a view owns and that outlives its updates.
///
/// The page stores the value. Setting it renders only the views that read it. It may be read and set from any thread.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let initial: Value
  private var box: StateBox<Value>?

  public init(wrappedValue: Value) { initial = wrappedValue }

  public init(initialValue: Value) { initial = initialValue }

  /// The value. Outside a page, it is the initial value, and setting it only reports a diagnostic.
  public var wrappedValue: Value {
    get { box?.value ?? initial }
    nonmutating set {
      if let box {
        box.value = newValue
      } else {
        warnDetached()
      }
    }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    if let box { return Binding(box) }
    let initial = initial
    return Binding(read: { initial }, write: { _ in warnDetached() })
  }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

extension State: InstallableProperty {
  mutating func install(_ storage: inout AnyObject?, in node: _Node) {
    if let known = storage as? StateBox<Value> {
      box = known
    } else {
      let made = StateBox(initial)
      storage = made
      box = made
    }
  }

  /// Ignores the initial value of a newer view, since the page's value is used.
  func isInterchangeable(with other: State<Value>) -> Bool { true }
}

private func warnDetached() {
  Diagnostic(
    kind: .detachedProperty,
    message: """
      A State was set while its view is not on a page, so the new value is lost. Set it from body's closures, \
      onAppear or task, or change its initial value.
      """
  ).printToStandardError()
}

// Why: Documentation/Decisions/0005-state-boxes-and-observation.md
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

  init(_ value: Value) { stored = value }

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
    notedReads += 1
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
/// The number of reads of states by nodes. Unsafe, since the compiler cannot see that `stateLock` guards each access.
nonisolated(unsafe) private var notedReads = 0

/// Returns the number of reads of states by nodes in this process. If it has not changed, nothing was read meanwhile.
func countOfStateReads() -> Int { stateLock.withLock { notedReads } }
