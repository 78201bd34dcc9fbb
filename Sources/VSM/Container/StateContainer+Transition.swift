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
  @usableFromInline var waiting = Queue<State>()
  @usableFromInline var isAnnouncing = false

  @inlinable init() {}

  /// Starts an announcement, which continues with `next()` until that returns `nil`.
  @inlinable mutating func start() {
    isAnnouncing = true
  }

  /// Stores a state until every subscriber has received the states before it.
  @inlinable mutating func enqueue(_ state: State) {
    waiting.append(state)
  }

  /// Returns the next state to announce, or `nil` at the end of the announcement.
  @inlinable mutating func next() -> State? {
    if !waiting.isEmpty { return waiting.popFirst() }
    isAnnouncing = false
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
