extension Law {
  /// A call that has failed can be made again, without typing again what was typed before.
  ///
  /// Errors are the states whose names contain “fail” or “error”. A press makes the call again: in the state that shows
  /// the error, where a person may also correct a text, or later, on the way back to where the call was made.
  public static var everyErrorCanBeRetried: Law { everyErrorCanBeRetried(isError: isError) }

  /// A call that has failed can be made again, without typing again what was typed before.
  ///
  /// - Parameter isError: Whether a state with this name shows an error.
  public static func everyErrorCanBeRetried(isError: @escaping @Sendable (String) -> Bool) -> Law {
    Law("every error can be retried") { paths in
      let failures = paths.attempts.filter { attempt in
        attempt.answered != nil && attempt.result.hasError(unlike: paths.moments[attempt.from], isError)
      }
      if failures.isEmpty { return .isUndecided("No answer led to an error.") }
      for attempt in failures {
        guard let answered = attempt.answered, let to = attempt.to else { continue }
        let reached = paths.reachable(from: to) { next in
          !next.step.isTyping || paths.moments[next.from].state == attempt.result.state
        }
        let isRetried = reached.contains { moment in
          paths.attempts(from: moment).contains { $0.step.isControl && $0.called.contains(answered.dependency) }
        }
        if isRetried { continue }
        guard reached.allSatisfy(paths.finished.contains) else {
          return .isUndecided("The exploration ended before everything was tried after \(attempt.result.state).")
        }
        return .isBroken(
          "After \(attempt.result.state), no press calls \(answered.dependency) again.", path: attempt.result.path)
      }
      return .holds
    }
  }

  /// Whether the name of a state is the name of an error.
  static func isError(_ state: String) -> Bool {
    let name = state.lowercased()
    return name.contains("fail") || name.contains("error")
  }
}

extension ExploredMoment {
  /// Whether a container is in a state of an error in which none was at another moment.
  func hasError(unlike other: ExploredMoment, _ isError: (String) -> Bool = Law.isError) -> Bool {
    containers.contains { isError($0) && !other.containers.contains($0) }
  }
}

extension Exploration.Step {
  var isTyping: Bool {
    if case .action(.type) = self { true } else { false }
  }
}
