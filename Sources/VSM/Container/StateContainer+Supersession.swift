// The beginning and the end of an action: `begin` supersedes the previous one, and `finish` ends an action that is
// complete.
extension StateContainer {
  /// Begins an action, which supersedes the running and waiting ones.
  ///
  /// - Returns: The number of the new action, or `nil` if it must not start: it is already superseded by an action that
  ///   was observed in response to the cancellation of the previous one, or an endless chain of actions is ended.
  @inlinable func begin(_ shape: @autoclosure () -> ActionShape, from cause: Cause) -> UInt64? {
    if transitions.isAnnouncing, !transitions.admitsAction() {
      reportEndlessTransitions(cause)
      return nil
    }
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

  /// Cancels the running action, and drops waiting states and debounced actions.
  @inlinable func supersede(keepingDebounced: Bool, as outcome: ActionOutcome = .superseded) {
    let waiting = transitions.takeWaiting()
    let dropped = keepingDebounced ? nil : dropDebounced()
    let superseded = takeRunning()
    // Reported before the cancellation, in response to which the next action may be observed.
    if StateContainerObservers.isListening, superseded.isRunning || !waiting.isEmpty {
      report { $0.ended(as: outcome) }
    }
    superseded.cancel()
    // Retained until here, since releasing them can run any code.
    _ = (waiting, dropped)
  }

  /// Removes the running action. Releasing it can run any code, so the caller must release it after the access to
  /// `running`.
  @inlinable func takeRunning() -> RunningAction<State> {
    let taken = running
    running = .none
    if progress != nil { endProgress() }
    return taken
  }

  /// Releases an action that has finished, unless it has been superseded.
  @inlinable func finish(_ action: UInt64) {
    guard action == generation else { return }
    _ = takeRunning()
    reportEnd()
  }

  /// Ends an action before it has finished, unless it has ended.
  func cancel(_ action: UInt64) {
    guard action == generation, running.isRunning else { return }
    generation &+= 1
    supersede(keepingDebounced: true, as: .cancelled)
  }

  /// Reports that an action has finished, after it has stopped running and its states are applied.
  @inlinable func reportEnd() {
    if StateContainerObservers.isListening, !running.isRunning, transitions.waiting.isEmpty {
      report { $0.ended(as: .finished) }
    }
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

/// The place and the manner in which an action was observed.
@usableFromInline
struct Cause {
  @usableFromInline let callSite: CallSite

  /// Whether the action waited until its due time. Such an action does not drop other waiting ones.
  @usableFromInline let isDebounced: Bool

  @inlinable init(_ callSite: CallSite, isDebounced: Bool = false) {
    self.callSite = callSite
    self.isDebounced = isDebounced
  }

  @inlinable init(_ file: String, _ line: UInt, _ column: UInt) {
    self.init(CallSite(fileID: file, line: line, column: column))
  }
}
