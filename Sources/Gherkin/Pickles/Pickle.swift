/// A scenario that can be run: a plain one, or one row of an outline's examples.
///
/// (Cucumber gave it the name.) Its steps are those of the backgrounds and its own; no placeholder is left in them.
public struct Pickle: Hashable, Sendable {
  public struct Step: Hashable, Sendable {
    /// Where the step stands in the file.
    public var location: Location
    /// The keyword as it is written.
    public var keyword: Gherkin.Step.Keyword
    /// What kind of step it is, where the keyword alone does not say.
    public var kind: StepKind
    public var text: String
    public var argument: Gherkin.Step.Argument?
  }

  /// Where the scenario stands in the file; of one row of an outline, where the row does.
  public var location: Location
  /// The name of the feature that it belongs to.
  public var feature: String
  /// The name of the rule that it belongs to, if it belongs to one.
  public var rule: String?
  /// The name, which no other of the feature has.
  public var name: String
  /// The tags of the feature, the rule, the scenario and the examples, in this order.
  public var tags: [Tag]
  public var steps: [Step]
}

/// What a step is for, once "and" and its like have been resolved.
public enum StepKind: Hashable, Sendable {
  /// How things are before: "given".
  case context
  /// What happens: "when".
  case action
  /// What should be then: "then".
  case outcome
  /// Said by "and", "but" or an asterisk before any other word.
  case unknown
}

extension StepKind {
  /// The kind of a step with this keyword after one of this kind.
  func next(_ keyword: Step.Keyword) -> StepKind {
    switch keyword {
    case .given: .context
    case .when: .action
    case .then: .outcome
    case .and, .but, .asterisk: self
    }
  }
}
