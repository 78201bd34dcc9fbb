extension StateContainer {
  /// Makes room for a new action: whatever runs or waits is superseded.
  ///
  /// - Returns: The number of the new action, or `nil` when that has been superseded already, by an action which
  ///   somebody observed on hearing that the previous one was cancelled. Then it must not start.
  func begin(_ shape: ActionShape) -> UInt64? {
    generation &+= 1
    let action = generation
    transitions.dropWaiting()
    if running.isRunning { end(as: .superseded) }
    guard action == generation else { return nil }
    if StateContainerObservers.isListening { report { $0.began(number: action, shape: shape) } }
    return action == generation ? action : nil
  }

  /// Applies a state, unless its action has been superseded.
  ///
  /// - Returns: Whether the action may go on.
  @discardableResult
  func apply(_ state: State, of action: UInt64) -> Bool {
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

  /// Lets go of an action that has come to its end, unless it has been superseded.
  func finish(_ action: UInt64) {
    guard action == generation else { return }
    running = .none
    if StateContainerObservers.isListening { report { $0.ended(as: .finished) } }
  }

  /// Cancels what runs.
  private func end(as outcome: ActionOutcome) {
    let ended = running
    running = .none
    ended.cancel()
    if StateContainerObservers.isListening { report { $0.ended(as: outcome) } }
  }

  /// Announces a state, and then those that were enqueued meanwhile.
  private func announce(_ first: State) {
    transitions.start()
    var current: State? = first
    while let state = current {
      if StateContainerObservers.isListening {
        let (old, action) = (storage.value, generation)
        storage.announce(state)
        report { $0.changed(from: old, to: state, by: action) }
      } else {
        storage.announce(state)
      }
      current = transitions.next()
    }
  }

  func report(_ event: (ContainerReporter) -> Void) {
    let reporter = reporter ?? ContainerReporter(container: id)
    self.reporter = reporter
    event(reporter)
  }
}
