extension Steered {
  /// Waits until this many calls are pending, and returns the one at this position.
  ///
  /// Use it for work that belongs to neither a container nor a page, such as the work of an actor. For those, wait
  /// until the container or page is quiet. A wait that lasts for some seconds records a warning.
  ///
  /// - Parameter position: The position among the pending calls, counted from 1. The default is the oldest call.
  /// - Throws: ``MissingCall`` when nothing in the process can continue without the test, which is detected on Linux
  ///   only, and `CancellationError` when the task is canceled.
  nonisolated(nonsending) public func pendingCall(
    _ position: Int = 1,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) async throws -> Call {
    precondition(position > 0, "The position \(position) is not valid: pending calls are counted from 1.")
    let location = TestLocation(fileID, filePath, line, column)
    let goal = "call \(position) of \(name) is pending"
    let wait = CallWait { [ledger] in ledger.resume($0, with: $1) }
    defer { wait.end() }
    while true {
      let pending = pendingCalls
      if pending.count >= position { return pending[position - 1] }
      switch await ledger.outcome(of: wait, position: position) {
      case .progress: continue
      case .canceled: throw CancellationError()
      case .lasting:
        let message = "The test has waited for \(wait.patience.warning) until \(goal). \(callHistory)"
        TestFailure(message, at: location, severity: .warning).record()
      case .stuck:
        throw MissingCall(
          location: location,
          message: """
            The test waited until \(goal), and nothing in its process can continue by itself. \(callHistory)
            """)
      }
    }
  }

  /// The number of calls and canceled calls, as a sentence.
  var callHistory: String {
    let made = ledger.calls.count
    let canceled = cancelledCalls.count
    return switch made {
    case 0: "It has not been called."
    case 1: "1 call was made, of which \(canceled) was canceled."
    default: "\(made) calls were made, of which \(canceled) were canceled."
    }
  }
}

/// The error of a wait for a call of a ``Steered`` dependency that was not made.
public struct MissingCall: LocatedError {
  public let location: TestLocation
  public let message: String
}

/// A wait of a test for a call or the end of a publisher, measured by ``StallMonitor``.
final class CallWait: Sendable {
  enum Outcome: Sendable {
    /// A call became pending, or the publisher ended.
    case progress
    case canceled
    /// The wait lasts, but some work may still continue.
    case lasting
    /// The wait lasts, and no work is left that can end it.
    case stuck
  }

  let patience = WaitPatience.current
  private let watch: StallMonitor.Watch

  /// - Parameter resume: Resumes the test, and returns whether it was suspended.
  init(resume: @escaping @Sendable (CallWait, Outcome) -> Bool) {
    watch = StallMonitor.Watch(patience: patience, lineages: JobTracking.currentLineage().map { [$0] } ?? [])
    watch.didStall = { [weak self, weak watch] stall in
      guard let self else { return }
      if !resume(self, stall == .lasting ? .lasting : .stuck) { watch?.retract(stall) }
    }
    StallMonitor.shared.add(watch)
  }

  func end() { StallMonitor.shared.remove(watch) }
}
