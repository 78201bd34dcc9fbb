import Gherkin

/// Why a scenario failed: which step, what came before it, and what was seen.
public struct ScenarioFailure: Error {
  /// The scenario.
  public let scenario: Requirements.Scenario

  /// Which of its steps failed, counted from 0; `nil` when none was run.
  public let step: Int?

  /// What failed, in words.
  public let reason: String
}

extension ScenarioFailure: CustomStringConvertible {
  /// The scenario's steps, each with how it went, and below them what failed.
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
