// How subscribers are told: one state after another, each to all of them.
extension StateContainer {
  /// Announces a state, then those that were enqueued meanwhile.
  ///
  /// Not inlined into the tasks of actions, whose frames it would enlarge by a block of memory.
  @inline(never)
  @inlinable func announce(_ first: consuming State) {
    transitions.start()
    announceNext(first)
    while let state = transitions.next() { announceNext(state) }
    reportFinish()
  }

  @inlinable func announceNext(_ state: consuming State) {
    if StateContainerObservers.isListening { reportChange(to: state) }
    storage.announce(state)
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
