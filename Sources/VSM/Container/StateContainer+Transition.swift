// How a state gets from an action to the subscribers: `follow` begins the action, `apply` stores the state or enqueues it,
// and `announce` notifies the subscribers of one state after another.
extension StateContainer {
  /// Applies a state, as an action that is over at once.
  @inlinable func follow(_ state: consuming State, from cause: @autoclosure () -> Cause) {
    if isQuiet {
      // The usual case by far, at the price of a few comparisons.
      generation &+= 1
      storage.replace(with: state)
    } else if let action = begin(.state, from: cause()) {
      apply(state, of: action)
      finish(action)
    }
  }

  /// Whether nothing runs, waits or is being announced, and nothing would be notified of a change.
  @inlinable var isQuiet: Bool {
    !running.isRunning && storage.audience == nil && !transitions.isAnnouncing && debouncer == nil
      && !StateContainerObservers.isListening
  }

  /// Applies a state, unless its action has been superseded.
  ///
  /// - Returns: Whether the action may continue.
  @discardableResult
  @inlinable func apply(_ state: State, of action: UInt64) -> Bool {
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

  /// Applies the only state of an action, which is over then.
  @inlinable func conclude(_ action: UInt64, with state: State) {
    guard action == generation else { return }
    // A subscriber may observe the next action when it is notified; this one need not be canceled then.
    _ = takeRunning()
    apply(state, of: action)
    finish(action)
  }

  /// Announces a state, and then those that were enqueued meanwhile.
  @inlinable func announce(_ first: State) {
    transitions.start()
    var current: State? = first
    while let state = current {
      if StateContainerObservers.isListening { report { $0.changed(from: storage.value, to: state) } }
      storage.announce(state)
      current = transitions.next()
    }
    reportEnd()
  }

  /// Runs a closure that announces the current state to a new subscriber.
  ///
  /// States that are observed meanwhile wait until it returns, as they do while a change is announced; they have been
  /// announced when this function returns, unless it was itself called in an announcement.
  func announceCurrent(_ announce: () -> Void) {
    if transitions.isAnnouncing { return announce() }
    transitions.start()
    announce()
    if let waiting = transitions.next() { self.announce(waiting) }
  }
}

/// Decides when a state is announced: one at a time, and each to every subscriber before the next.
///
/// A subscriber that observes an action while it is notified of a state would otherwise let some subscribers receive the
/// newer state before the older one.
///
/// It has no storage unless something is being announced, since every container has one for as long as it lives.
@usableFromInline
struct TransitionQueue<State> {
  @usableFromInline var waiting = Queue<State>()
  @usableFromInline var isAnnouncing = false

  @inlinable init() {}

  /// Starts announcing, which continues with `next()` until that returns `nil`.
  @inlinable mutating func start() {
    isAnnouncing = true
  }

  /// Keeps a state until those before it have reached every subscriber.
  @inlinable mutating func enqueue(_ state: State) {
    waiting.append(state)
  }

  /// The state to announce now; `nil` when announcing is over.
  @inlinable mutating func next() -> State? {
    if let state = waiting.popFirst() { return state }
    isAnnouncing = false
    waiting.releaseMemory()
    return nil
  }

  /// Removes the states whose announcement has not begun, since their action has been superseded.
  ///
  /// - Returns: The states. Releasing them can run any code, and is therefore left to the caller.
  @inlinable mutating func takeWaiting() -> Queue<State> {
    defer { waiting = Queue() }
    return waiting
  }
}
