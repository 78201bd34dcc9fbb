/// The failure of a scenario: the failed step, the steps before it, and the reason.
public struct ScenarioFailure: Error {
  /// The failure, in a sentence.
  enum Place: Sendable {
    /// A step has no definition, several, or an unsuitable one. Nothing was run.
    case binding
    /// A hook before the steps.
    case beginning
    case step(Int)
    /// A hook after the steps.
    case end
  }

  /// The scenario.
  public let scenario: Requirements.Scenario

  let place: Place

  /// A description of the failure.
  public private(set) var reason: String

  /// The index of the failed step, or `nil` if a hook has failed or nothing was run.
  public var step: Int? {
    if case .step(let index) = place { index } else { nil }
  }

  init(scenario: Requirements.Scenario, place: Place, reason: String) {
    self.scenario = scenario
    self.place = place
    self.reason = reason
  }

  /// Adds the reason of another failure of the same scenario.
  mutating func add(_ other: String) { reason += reason.isEmpty ? other : "\n\n\(other)" }
}

extension ScenarioFailure: CustomStringConvertible {
  /// The steps of the scenario with their results, followed by the reason.
  public var description: String {
    switch place {
    case .binding: "\(scenario.place): \"\(scenario.name)\" cannot be run.\n\n\(reason)"
    case .beginning: text(at: scenario.place, "failed before its first step.", failed: nil, done: 0)
    case .step(let index): text(at: place(of: index), "failed.", failed: index, done: index)
    case .end: text(at: scenario.place, "failed after its last step.", failed: nil, done: scenario.pickle.steps.count)
    }
  }

  private func place(of step: Int) -> String { "\(scenario.file):\(scenario.pickle.steps[step].location.line)" }

  private func text(at place: String, _ what: String, failed: Int?, done: Int) -> String {
    let lines = scenario.pickle.steps.enumerated().map { index, step in
      let mark = index == failed ? "✗" : index < done ? "✓" : "·"
      return "  \(mark) \(step.sentence)"
    }
    return """
      \(place): "\(scenario.name)" \(what)

      \(lines.joined(separator: "\n"))

      \(reason)
      """
  }
}
