/// Decides which debounced action is due: of each key the newest, at its own time.
///
/// It has neither a clock nor a task; instants are durations since some start.
typealias DebounceQueue<Action> = DueQueue<Duration, Action>

/// Actions that wait under keys, and are taken out in the order of their instants.
///
/// It is a binary heap. Adding an action, putting one off and taking one out cost a number of comparisons that grows
/// with the logarithm of the number of actions; when the next one is due is known without any.
struct DueQueue<Instant: Comparable, Action> {
  /// One action that waits: a class, so that its key leads to its place in the heap while that changes.
  private final class Entry {
    let key: DebounceKey
    var due: Instant
    var number: UInt64
    var value: Any?
    var action: Action
    var place: Int

    init(key: DebounceKey, due: Instant, number: UInt64, value: Any?, action: Action, place: Int) {
      (self.key, self.due, self.number) = (key, due, number)
      (self.value, self.action, self.place) = (value, action, place)
    }

    /// Of actions that are due at one instant, the one that was called first precedes.
    func precedes(_ other: Entry) -> Bool {
      due == other.due ? number < other.number : due < other.due
    }
  }

  private var entries: [DebounceKey: Entry] = [:]
  /// No entry precedes the one at half its place.
  private var heap: [Entry] = []
  private var calls: UInt64 = 0

  var isEmpty: Bool { heap.isEmpty }

  /// When the next action is due.
  var nextDue: Instant? { heap.first?.due }

  /// The value that the action under a key is to be called with, while it waits.
  func value(for key: DebounceKey) -> Any? { entries[key]?.value }

  /// Enqueues an action in place of the one that waits under the same key.
  ///
  /// - Parameter value: What the action is to be called with, for code that asks meanwhile. The action holds it too.
  /// - Returns: The action that waited. Releasing it can run code of others, and is therefore left to the caller.
  mutating func add(_ action: Action, for key: DebounceKey, due: Instant, value: Any? = nil) -> Action? {
    calls += 1
    guard let entry = entries[key] else {
      let entry = Entry(key: key, due: due, number: calls, value: value, action: action, place: heap.count)
      entries[key] = entry
      heap.append(entry)
      rise(entry)
      return nil
    }
    let replaced = entry.action
    (entry.due, entry.number, entry.value, entry.action) = (due, calls, value, action)
    rise(entry)
    sink(entry)
    return replaced
  }

  /// Takes out an action that is due: the one that is due first, and of several the one that was called first.
  mutating func takeDue(at now: Instant) -> Action? {
    guard let first = heap.first, first.due <= now else { return nil }
    entries[first.key] = nil
    let last = heap.removeLast()
    if last !== first {
      put(last, at: 0)
      sink(last)
    }
    return first.action
  }

  private mutating func rise(_ entry: Entry) {
    while entry.place > 0 {
      let parent = heap[(entry.place - 1) / 2]
      guard entry.precedes(parent) else { return }
      swap(entry, with: parent)
    }
  }

  private mutating func sink(_ entry: Entry) {
    while true {
      let left = 2 * entry.place + 1
      guard left < heap.count else { return }
      let right = left + 1
      let child = right < heap.count && heap[right].precedes(heap[left]) ? heap[right] : heap[left]
      guard child.precedes(entry) else { return }
      swap(entry, with: child)
    }
  }

  private mutating func swap(_ one: Entry, with other: Entry) {
    let place = one.place
    put(one, at: other.place)
    put(other, at: place)
  }

  private mutating func put(_ entry: Entry, at place: Int) {
    heap[place] = entry
    entry.place = place
  }
}

/// Identifies the debounced calls that take each other's place.
@usableFromInline
enum DebounceKey: Hashable {
  case callSite(CallSite)
  case identifier(AnyHashable)

  /// - Parameter identifier: None is given as an optional `Never`, the only type that no identifier can have.
  @usableFromInline init<Identifier: Hashable>(_ identifier: Identifier, or callSite: CallSite) {
    self = Identifier.self == Never?.self ? .callSite(callSite) : .identifier(AnyHashable(identifier))
  }
}
