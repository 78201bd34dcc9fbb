/// A step of a scenario.
public struct Step: Hashable, Sendable {
  /// The first words of a step. The raw values are the English words.
  public enum Keyword: String, Hashable, Sendable, CaseIterable {
    case given = "Given"
    case when = "When"
    case then = "Then"
    case and = "And"
    case but = "But"
    /// An asterisk, or a word that its language has for several of the other keywords.
    case asterisk = "*"
  }

  /// The table or text below a step.
  public enum Argument: Hashable, Sendable {
    case dataTable(DataTable)
    case docString(DocString)
  }

  public var location: Location
  public var keyword: Keyword
  /// The keyword as it is written in the file, with the space after it: `Gegeben sei `. Some languages write no space.
  public var writtenKeyword: String
  /// The text after the keyword.
  public var text: String
  /// The table and the text below the step, in the order of the file.
  public var arguments: [Argument]

  /// Creates a step with an English keyword.
  public init(_ keyword: Keyword, _ text: String, argument: Argument? = nil, location: Location) {
    self.location = location
    self.keyword = keyword
    writtenKeyword = "\(keyword.rawValue) "
    self.text = text
    arguments = argument.map { [$0] } ?? []
  }
}

extension Step {
  /// The first argument of the step, for steps with at most one.
  public var argument: Argument? {
    get { arguments.first }
    set { arguments = newValue.map { [$0] } ?? [] }
  }
}
