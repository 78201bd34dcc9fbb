/// Decides when a state is announced: one at a time, and each to every subscriber before the next.
///
/// A subscriber that observes an action while it is notified of a state would otherwise let some subscribers see the
/// newer state before the older one.
///
/// It holds no memory unless something is being announced, since every container has one for as long as it lives.
@usableFromInline
struct TransitionQueue<State> {
  @usableFromInline var waiting = Queue<State>()
  @usableFromInline var isAnnouncing = false

  @inlinable init() {}

  /// Starts announcing. Whoever starts goes on with `next()` until nothing is left.
  @inlinable mutating func start() {
    isAnnouncing = true
  }

  /// Keeps a state until those before it have reached every subscriber.
  @inlinable mutating func enqueue(_ state: State) {
    waiting.append(state)
  }

  /// The state to announce now; without one, announcing is over.
  @inlinable mutating func next() -> State? {
    if let state = waiting.popFirst() { return state }
    isAnnouncing = false
    waiting.releaseMemory()
    return nil
  }

  /// Hands out the states whose announcement has not begun, since their action has been superseded.
  ///
  /// Letting them go can run code of others, and is therefore left to the caller.
  @inlinable mutating func takeWaiting() -> Queue<State> {
    defer { waiting = Queue() }
    return waiting
  }
}
