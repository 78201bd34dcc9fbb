/// Determines the order of announcements: one state at a time, to every subscriber before the next state.
///
/// Otherwise, if a subscriber observes an action in response to a state, some subscribers would receive the newer state
/// before the older one.
///
/// It allocates memory only during an announcement, since every container has one for its lifetime.
@usableFromInline
struct TransitionQueue<State> {
  @usableFromInline enum Phase {
    case idle
    /// States are announced. Subscribers have observed this number of actions in response.
    case announcing(actions: Int16)
  }

  @usableFromInline var waiting = Queue<State>()
  @usableFromInline var phase = Phase.idle

  @inlinable init() {}

  @inlinable var isAnnouncing: Bool {
    if case .idle = phase { false } else { true }
  }

  /// The number of actions that subscribers can observe during one announcement. More are an endless loop.
  static var maximumActions: Int16 { 1_000 }

  /// Starts an announcement, which continues with `next()` until that returns `nil`.
  @inlinable mutating func start() { phase = .announcing(actions: 0) }

  /// Counts an action that a subscriber observes in response to a state.
  ///
  /// - Returns: Whether the action may begin.
  @usableFromInline mutating func admitsAction() -> Bool {
    guard case .announcing(let actions) = phase else { return true }
    guard actions < Self.maximumActions else { return false }
    phase = .announcing(actions: actions + 1)
    return true
  }

  /// Stores a state until every subscriber has received the states before it.
  @inlinable mutating func enqueue(_ state: State) { waiting.append(state) }

  /// Returns the next state to announce, or `nil` at the end of the announcement.
  @inlinable mutating func next() -> State? {
    if !waiting.isEmpty { return waiting.popFirst() }
    phase = .idle
    waiting.releaseMemory()
    return nil
  }

  /// Removes the states that have not been announced, since their action is superseded.
  ///
  /// - Returns: The states, which the caller must release, since that can run any code.
  @inlinable mutating func takeWaiting() -> Queue<State> {
    defer { waiting = Queue() }
    return waiting
  }
}

extension StateContainer {
  /// Runs a closure that announces the current state to a new subscriber.
  ///
  /// States that are observed meanwhile wait until it returns, as during the announcement of a change. They are
  /// announced before this function returns, unless it was called during an announcement.
  func announceCurrent(_ announce: () -> Void) {
    if transitions.isAnnouncing { return announce() }
    transitions.start()
    announce()
    if let waiting = transitions.next() { self.announce(waiting) }
  }
}
