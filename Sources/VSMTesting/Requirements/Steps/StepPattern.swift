import Gherkin

/// Which texts a definition fits, and what it reads in them.
///
/// It belongs to the main actor, where steps run, since regular expressions may not be shared.
@MainActor
final class StepPattern {
  /// Unsafe, since a nonisolated initializer may not write it otherwise. Whoever made it has given it away, and only this
  /// class reads it, on the main actor.
  nonisolated(unsafe) private let regex: Regex<AnyRegexOutput>

  nonisolated init(_ regex: sending Regex<AnyRegexOutput>) {
    self.regex = regex
  }

  /// The groups of the regular expression, if the whole text fits.
  func match(_ text: String) -> AnyRegexOutput? {
    text.wholeMatch(of: regex)?.output
  }
}

/// What a definition has read in a step.
struct StepMatch {
  /// The values of the parameters, in order.
  var values: [Any]
  var argument: Step.Argument?
}
