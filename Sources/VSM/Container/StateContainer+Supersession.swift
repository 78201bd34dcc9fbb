// How an action begins and ends: `begin` supersedes the previous one, `finish` is its own end.
extension StateContainer {
  /// Begins an action, which supersedes whatever runs or waits.
  ///
  /// - Returns: The number of the new action, or `nil` when it has been superseded already, by an action that was
  ///   observed in answer to the cancellation of the previous one. Then it must not start.
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

  /// Cancels what runs, and drops the states and the debounced actions that wait.
  @inlinable func supersede(keepingDebounced: Bool, as outcome: ActionOutcome = .superseded) {
    let waiting = transitions.takeWaiting()
    let dropped = keepingDebounced ? nil : takeDebounced()
    let superseded = takeRunning()
    // Before the cancellation, in answer to which the next action may be observed.
    if StateContainerObservers.isListening, superseded.isRunning || !waiting.isEmpty {
      report { $0.ended(as: outcome) }
    }
    superseded.cancel()
    // Retained until here, since releasing them can run any code.
    _ = (waiting, dropped)
  }

  /// Removes the running action, which can be released only when `running` is free again: that can run any code.
  @inlinable func takeRunning() -> RunningAction<State> {
    let taken = running
    running = .none
    if let ending {
      self.ending = nil
      ending.resume()
    }
    return taken
  }

  /// Removes the debounced actions.
  ///
  /// - Returns: What the caller has to release.
  @usableFromInline func takeDebounced() -> Any? {
    let debouncer = debouncer
    self.debouncer = nil
    return debouncer?.drop()
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

  /// Reports that an action has finished, once nothing of it runs and none of its states waits.
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

/// Where and how an action was observed.
@usableFromInline
struct Cause {
  @usableFromInline let callSite: CallSite

  /// Whether the action waited until its due time. Such an action does not drop the others that wait.
  @usableFromInline let isDebounced: Bool

  @inlinable init(_ callSite: CallSite, isDebounced: Bool = false) {
    self.callSite = callSite
    self.isDebounced = isDebounced
  }

  @inlinable init(_ file: String, _ line: UInt, _ column: UInt) {
    self.init(CallSite(fileID: file, line: line, column: column))
  }
}

/// What a container cancels when its action is superseded, or when the container is released.
@usableFromInline
enum RunningAction<State>: Sendable {
  /// Nothing runs.
  case none
  /// A task runs up to its first suspension, and the container does not have it yet.
  case starting
  case task(Task<Void, Never>)
  case subscription(StateSubscriber<State>)

  @inlinable var isRunning: Bool {
    if case .none = self { false } else { true }
  }

  @usableFromInline func cancel() {
    switch self {
    case .none, .starting: break
    case .task(let task): task.cancel()
    case .subscription(let subscriber): subscriber.cancel()
    }
  }
}

/// Resumes the task that waits for the end of an action.
///
/// A class, since it has to be cheap to check whether there is one, and a continuation has a layout that the compiler
/// does not know.
@usableFromInline
final class ActionEnd {
  private let continuation: CheckedContinuation<Void, Never>
  private let endWait: (@Sendable () -> Void)?

  @MainActor init(_ continuation: CheckedContinuation<Void, Never>) {
    self.continuation = continuation
    endWait = ContainerWork.account?.waits(for: .endOfAction)
  }

  @MainActor @usableFromInline func resume() {
    endWait?()
    continuation.resume()
  }
}
