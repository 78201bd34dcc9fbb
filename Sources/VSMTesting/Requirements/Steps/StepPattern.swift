import Gherkin

/// The regular expression of a definition.
///
/// It is isolated to the main actor, where steps run, because `Regex` is not `Sendable`.
@MainActor
final class StepPattern {
  /// Unsafe, because a nonisolated initializer cannot set an isolated property otherwise. The initializer takes
  /// ownership of the value, and only this class reads it, on the main actor.
  nonisolated(unsafe) private let regex: Regex<AnyRegexOutput>

  nonisolated init(_ regex: sending Regex<AnyRegexOutput>) {
    self.regex = regex
  }

  /// Returns the groups of the regular expression, if it matches the whole text.
  func match(_ text: String) -> AnyRegexOutput? {
    text.wholeMatch(of: regex)?.output
  }
}

/// The values that a definition has read in a step.
struct StepMatch {
  /// The values of the parameters, in order.
  var values: [Any]
  var argument: Step.Argument?
}
