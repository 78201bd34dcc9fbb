/// A scenario to run: a plain scenario, or one row of an outline's examples.
///
/// The term is from Cucumber. The steps include the steps of the backgrounds. All placeholders are replaced.
public struct Pickle: Hashable, Sendable {
  public struct Step: Hashable, Sendable {
    /// The location of the step in the file.
    public var location: Location
    /// The keyword, in whichever language it is written.
    public var keyword: Gherkin.Step.Keyword
    /// The keyword as it is written in the file, with the space after it: `Gegeben sei `.
    public var writtenKeyword: String
    /// The kind of the step, after resolving keywords such as "And".
    public var kind: StepKind
    public var text: String
    /// The table and the text below the step, in the order of the file.
    public var arguments: [Gherkin.Step.Argument]
  }

  /// The location of the scenario in the file or, for an outline, the location of the row.
  public var location: Location
  /// The name of the feature.
  public var feature: String
  /// The name of the rule, if the scenario belongs to one.
  public var rule: String?
  /// The name, unique in the feature.
  public var name: String
  /// The tags of the feature, the rule, the scenario and the examples, in this order.
  public var tags: [Tag]
  /// The steps of the backgrounds and of the scenario. A scenario without steps of its own has none.
  public var steps: [Step]
}

extension Pickle.Step {
  /// The first argument of the step, for steps with at most one.
  public var argument: Gherkin.Step.Argument? {
    get { arguments.first }
    set { arguments = newValue.map { [$0] } ?? [] }
  }

  /// The step as it is written in the file, on one line.
  public var sentence: String { writtenKeyword + text }
}

/// The kind of a step, after resolving "And" and "But".
public enum StepKind: Hashable, Sendable {
  /// A precondition: "Given".
  case context
  /// An action: "When".
  case action
  /// An expected result: "Then".
  case outcome
  /// An asterisk, or "And" or "But" after one or before any other keyword.
  case unknown
}

extension StepKind {
  /// Returns the kind of a step with this keyword that follows a step of this kind.
  func next(_ keyword: Step.Keyword) -> StepKind {
    switch keyword {
    case .given: .context
    case .when: .action
    case .then: .outcome
    case .and, .but: self
    case .asterisk: .unknown
    }
  }
}
