import Gherkin

/// The failure of a scenario: the failed step, the steps before it, and the reason.
public struct ScenarioFailure: Error {
  /// The scenario.
  public let scenario: Requirements.Scenario

  /// The index of the failed step, or `nil` if none was run.
  public let step: Int?

  /// A description of the failure.
  public let reason: String
}

extension ScenarioFailure: CustomStringConvertible {
  /// The steps of the scenario with their results, followed by the reason.
  public var description: String {
    guard let step else { return "\(scenario.place): \"\(scenario.name)\" cannot be run.\n\n\(reason)" }
    let steps = scenario.pickle.steps
    let lines = steps.enumerated().map { index, other in
      let line = "\(other.keyword.rawValue) \(other.text)"
      if index < step { return "  ✓ \(line)" }
      return index == step ? "  ✗ \(line)" : "  · \(line)"
    }
    return """
      \(scenario.file):\(steps[step].location.line): "\(scenario.name)" failed.

      \(lines.joined(separator: "\n"))

      \(reason)
      """
  }
}
