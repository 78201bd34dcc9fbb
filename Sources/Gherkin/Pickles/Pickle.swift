/// A scenario to run: a plain scenario, or one row of an outline's examples.
///
/// The term is from Cucumber. The steps include those of the backgrounds. All placeholders are replaced.
public struct Pickle: Hashable, Sendable {
  public struct Step: Hashable, Sendable {
    /// The location of the step in the file.
    public var location: Location
    /// The keyword in the file.
    public var keyword: Gherkin.Step.Keyword
    /// The kind of the step, after resolving keywords such as "And".
    public var kind: StepKind
    public var text: String
    public var argument: Gherkin.Step.Argument?
  }

  /// The location of the scenario in the file or, for an outline, that of the row.
  public var location: Location
  /// The name of the feature.
  public var feature: String
  /// The name of the rule, if the scenario belongs to one.
  public var rule: String?
  /// The name, unique in the feature.
  public var name: String
  /// The tags of the feature, the rule, the scenario and the examples, in this order.
  public var tags: [Tag]
  public var steps: [Step]
}

/// The kind of a step, after resolving "And", "But" and "*".
public enum StepKind: Hashable, Sendable {
  /// A precondition: "Given".
  case context
  /// An action: "When".
  case action
  /// An expected result: "Then".
  case outcome
  /// "And", "But" or an asterisk before any other keyword.
  case unknown
}

extension StepKind {
  /// Returns the kind of a step with this keyword that follows a step of this kind.
  func next(_ keyword: Step.Keyword) -> StepKind {
    switch keyword {
    case .given: .context
    case .when: .action
    case .then: .outcome
    case .and, .but, .asterisk: self
    }
  }
}
