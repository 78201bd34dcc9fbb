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
    var action: Action
    var place: Int

    init(key: DebounceKey, due: Instant, number: UInt64, action: Action, place: Int) {
      (self.key, self.due, self.number) = (key, due, number)
      (self.action, self.place) = (action, place)
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

  /// The time when the next action is due.
  var nextDue: Instant? { heap.first?.due }

  /// Returns the waiting action with this key.
  func action(for key: DebounceKey) -> Action? { entries[key]?.action }

  /// Enqueues an action, which replaces the waiting one with the same key.
  ///
  /// - Returns: The replaced action, which the caller must release, since that can run any code.
  mutating func add(_ action: Action, for key: DebounceKey, due: Instant) -> Action? {
    calls += 1
    guard let entry = entries[key] else {
      let entry = Entry(key: key, due: due, number: calls, action: action, place: heap.count)
      entries[key] = entry
      heap.append(entry)
      rise(entry)
      return nil
    }
    let replaced = entry.action
    (entry.due, entry.number, entry.action) = (due, calls, action)
    rise(entry)
    sink(entry)
    return replaced
  }

  /// Removes an action that is due: the earliest one, and of several the one that was called first.
  mutating func takeDue(at now: Instant) -> Action? {
    guard let first = heap.first, first.due <= now else { return nil }
    remove(first)
    return first.action
  }

  /// Removes the action with this key, whether or not it is due.
  mutating func take(_ key: DebounceKey) -> Action? {
    guard let entry = entries[key] else { return nil }
    remove(entry)
    return entry.action
  }

  /// Removes the actions that match, in linear time if all match.
  ///
  /// - Returns: The removed actions, which the caller must release, since that can run any code.
  mutating func takeAll(where isTaken: (Action) -> Bool) -> [Action] {
    let taken = heap.filter { isTaken($0.action) }
    if taken.count == heap.count {
      (entries, heap) = ([:], [])
    } else {
      for entry in taken { remove(entry) }
    }
    return taken.map(\.action)
  }

  private mutating func remove(_ entry: Entry) {
    entries[entry.key] = nil
    let last = heap.removeLast()
    guard last !== entry else { return }
    put(last, at: entry.place)
    rise(last)
    sink(last)
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
