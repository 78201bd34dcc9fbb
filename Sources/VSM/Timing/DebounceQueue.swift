/// Decides which debounced action is due: of each key the newest, at its own time.
///
/// It knows no clock and no task; instants are durations since some start.
struct DebounceQueue<Action> {
  private struct Waiting {
    let due: Duration
    let number: UInt64
    let value: Any?
    let action: Action
  }

  private var waiting: [DebounceKey: Waiting] = [:]
  private var calls: UInt64 = 0

  var isEmpty: Bool { waiting.isEmpty }

  /// When the next action is due.
  var nextDue: Duration? { waiting.values.lazy.map(\.due).min() }

  /// The value that the action under a key is to be called with, while it waits.
  func value(for key: DebounceKey) -> Any? { waiting[key]?.value }

  /// Lets an action wait, in place of the one that waits under the same key.
  ///
  /// - Parameter value: What it is to be called with, for those who have to know meanwhile.
  /// - Returns: The action that waited. Letting it go can run code of others, and is therefore left to the caller.
  mutating func add(_ action: Action, for key: DebounceKey, due: Duration, value: Any? = nil) -> Action? {
    calls += 1
    return waiting.updateValue(Waiting(due: due, number: calls, value: value, action: action), forKey: key)?.action
  }

  /// Takes out an action that is due: the one that is due first, and of several the one that was called first.
  mutating func takeDue(at now: Duration) -> Action? {
    let next = waiting.min { ($0.value.due, $0.value.number) < ($1.value.due, $1.value.number) }
    guard let next, next.value.due <= now else { return nil }
    waiting[next.key] = nil
    return next.value.action
  }
}
