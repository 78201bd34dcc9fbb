// The path of a state from an action to the subscribers: `follow` begins the action, `apply` stores the state or
// enqueues it, and `announce` notifies the subscribers of one state after another.
extension StateContainer {
  /// Applies a state as an action that ends immediately.
  @inlinable func follow(_ state: consuming State, from cause: @autoclosure () -> Cause) {
    if isQuiet {
      // The usual case, which costs a few comparisons.
      generation &+= 1
      storage.replace(with: state)
    } else if let action = begin(.state, from: cause()) {
      // Nothing runs, so the end of the announcement is the end of the action.
      apply(state, of: action)
    }
  }

  /// Whether nothing runs, waits or is being announced, and a change has no subscribers.
  @inlinable var isQuiet: Bool {
    !running.isRunning && storage.audience == nil && !transitions.isAnnouncing && debouncer == nil
      && !StateContainerObservers.isListening
  }

  /// Applies a state, unless its action has been superseded.
  ///
  /// - Returns: Whether the action may continue.
  @discardableResult
  @inlinable func apply(_ state: consuming State, of action: UInt64) -> Bool {
    guard action == generation else { return false }
    if transitions.isAnnouncing {
      transitions.enqueue(state)
      return true
    }
    if storage.audience == nil, !StateContainerObservers.isListening {
      storage.replace(with: state)
    } else {
      announce(state)
    }
    return action == generation
  }

  /// Applies the only state of an action and ends the action.
  @inlinable func conclude(_ action: UInt64, with state: consuming State) {
    guard action == generation else { return }
    // A subscriber may observe the next action in response, and this one need not be canceled then.
    _ = takeRunning()
    apply(state, of: action)
    finish(action)
  }

  /// Announces a state, then those that were enqueued meanwhile.
  ///
  /// Not inlined into the tasks of actions, whose frames it would enlarge by a block of memory.
  @inline(never)
  @inlinable func announce(_ first: consuming State) {
    transitions.start()
    announceNext(first)
    while let state = transitions.next() { announceNext(state) }
    reportEnd()
  }

  @inlinable func announceNext(_ state: consuming State) {
    if StateContainerObservers.isListening { reportChange(to: state) }
    storage.announce(state)
  }

  /// Reports that a subscriber answers each state with another action, and that this one is not observed.
  @usableFromInline func reportEndlessTransitions(_ cause: Cause) {
    Misuse.report(
      """
      A subscriber of \(id) observed \(TransitionQueue<State>.maximumActions) actions in response to their own states, \
      so the next one, at \(cause.callSite), is ignored. Look for a subscriber, such as a sink or onChange, that \
      observes an action for every state, and observe it only for the states that require it.
      """, at: cause.callSite)
  }

  @usableFromInline func reportChange(to state: State) {
    report { $0.changed(from: storage.value, to: state) }
  }

  /// Runs a closure that announces the current state to a new subscriber.
  /// States that are observed meanwhile wait until it returns, as during the announcement of a change. They are
  /// announced before this function returns, unless it was called during an announcement.
  func announceCurrent(_ announce: () -> Void) {
    if transitions.isAnnouncing { return announce() }
    transitions.start()
    announce()
    if let waiting = transitions.next() { self.announce(waiting) }
  }
}

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
  @inlinable mutating func start() {
    phase = .announcing(actions: 0)
  }

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
  @inlinable mutating func enqueue(_ state: State) {
    waiting.append(state)
  }

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
