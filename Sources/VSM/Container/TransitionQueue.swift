/// Decides when a state is announced: one at a time, and each to everybody before the next.
///
/// A subscriber that observes an action while it is being told of a state would otherwise let some subscribers see the
/// newer state before the older one.
struct TransitionQueue<State> {
  private(set) var isAnnouncing = false
  private var waiting = Queue<State>()

  /// Starts announcing. Whoever starts goes on with `next()` until nothing is left.
  mutating func start() {
    isAnnouncing = true
  }

  /// Keeps a state until those before it have reached every subscriber.
  mutating func enqueue(_ state: State) {
    waiting.append(state)
  }

  /// The state to announce now; without one, announcing is over.
  mutating func next() -> State? {
    if let state = waiting.popFirst() { return state }
    isAnnouncing = false
    return nil
  }

  /// Forgets the states whose announcement has not begun, since their action has been superseded.
  mutating func dropWaiting() {
    if !waiting.isEmpty { waiting.removeAll() }
  }
}
