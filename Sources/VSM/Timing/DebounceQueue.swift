/// Determines which debounced action is due: of each key the newest, at its own time.
///
/// It has neither a clock nor a task; instants are durations since an arbitrary start.
typealias DebounceQueue<Action> = DueQueue<Duration, Action>

/// Waiting actions with keys, which are removed in the order of their instants.
///
/// It is a binary heap. Adding, delaying and removing an action take logarithmic time; the next due time is available
/// in constant time.
struct DueQueue<Instant: Comparable, Action> {
  /// A waiting action: a class, so that its key refers to its position in the heap, which changes.
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

    /// Of actions with the same instant, the one that was called first precedes.
    func precedes(_ other: Entry) -> Bool {
      due == other.due ? number < other.number : due < other.due
    }
  }

  private var entries: [DebounceKey: Entry] = [:]
  /// No entry precedes the one at half its index.
  private var heap: [Entry] = []
  private var calls: UInt64 = 0

  var isEmpty: Bool { heap.isEmpty }

  /// The time at which the next action is due.
  var nextDue: Instant? { heap.first?.due }

  /// Returns the value that a waiting action will be called with.
  func value(for key: DebounceKey) -> Any? { entries[key]?.value }

  /// Enqueues an action, which replaces the waiting one with the same key.
  ///
  /// - Parameter value: The value that the action will be called with, for `value(for:)`. The action contains it too.
  /// - Returns: The replaced action, which the caller must release, since that can run any code.
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

  /// Removes an action that is due: the earliest one, and of several the one that was called first.
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

/// Identifies the debounced calls that replace each other.
@usableFromInline
enum DebounceKey: Hashable {
  case callSite(CallSite)
  case identifier(AnyHashable)

  /// - Parameter identifier: No identifier is represented by an optional `Never`, which no identifier can have as its
  ///   type.
  @usableFromInline init<Identifier: Hashable>(_ identifier: Identifier, or callSite: CallSite) {
    self = Identifier.self == Never?.self ? .callSite(callSite) : .identifier(AnyHashable(identifier))
  }
}
