extension StateContainer {
  /// Whether nothing runs, nothing is being announced, and nobody would hear of a change.
  @inlinable var isQuiet: Bool {
    !running.isRunning && storage.audience == nil && !transitions.isAnnouncing && debouncer == nil
      && !StateContainerObservers.isListening
  }

  /// Makes room for a new action: whatever runs or waits is superseded.
  ///
  /// - Returns: The number of the new action, or `nil` when that has been superseded already, by an action which
  ///   somebody observed on hearing that the previous one was cancelled. Then it must not start.
  @inlinable func begin(_ shape: @autoclosure () -> ActionShape, from cause: Cause) -> UInt64? {
    generation &+= 1
    let action = generation
    if running.isRunning || transitions.isAnnouncing || debouncer != nil {
      supersede(keepingDebounced: cause.isDebounced)
      guard action == generation else { return nil }
    }
    if StateContainerObservers.isListening {
      report { $0.began(number: action, shape: shape(), callSite: cause.callSite) }
    }
    return action == generation ? action : nil
  }

  /// Applies a state, unless its action has been superseded.
  ///
  /// - Returns: Whether the action may go on.
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

  /// Lets go of an action that has come to its end, unless it has been superseded.
  @inlinable func finish(_ action: UInt64) {
    guard action == generation else { return }
    _ = takeRunning()
    reportEnd()
  }

  /// Reports that an action has finished, once nothing of it runs and none of its states waits any more.
  @inlinable func reportEnd() {
    if StateContainerObservers.isListening, !running.isRunning, transitions.waiting.isEmpty {
      report { $0.ended(as: .finished) }
    }
  }

  /// What ran; nothing does any more. Letting it go can run code of others, when `running` is free again.
  @inlinable func takeRunning() -> RunningAction<State> {
    let taken = running
    running = .none
    if let ending {
      self.ending = nil
      ending.resume()
    }
    return taken
  }

  @inlinable func supersede(keepingDebounced: Bool, as outcome: ActionOutcome = .superseded) {
    let waiting = transitions.takeWaiting()
    let dropped = keepingDebounced ? nil : takeDebounced()
    let superseded = takeRunning()
    // Before the cancellation, on which somebody may observe the next action.
    if StateContainerObservers.isListening, superseded.isRunning || !waiting.isEmpty {
      report { $0.ended(as: outcome) }
    }
    superseded.cancel()
    // Kept until here, since letting go of them can run code of others.
    _ = (waiting, dropped)
  }

  /// Forgets the debounced actions.
  ///
  /// - Returns: What has to be let go.
  @usableFromInline func takeDebounced() -> Any? {
    let debouncer = debouncer
    self.debouncer = nil
    return debouncer?.drop()
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

  @usableFromInline func report(_ event: (ContainerReporter) -> Void) {
    let reporter = reporter ?? makeReporter()
    self.reporter = reporter
    event(reporter)
  }

  private func makeReporter() -> ContainerReporter {
    ContainerReporter(container: id) { [weak self] state, cause in
      guard let self, let state = state as? State else { return false }
      follow(state, from: cause)
      return true
    }
  }
}
