/// A step of a scenario.
public struct Step: Hashable, Sendable {
  /// The first word of a step.
  public enum Keyword: String, Hashable, Sendable, CaseIterable {
    case given = "Given"
    case when = "When"
    case then = "Then"
    case and = "And"
    case but = "But"
    case asterisk = "*"
  }

  /// The table or text below a step.
  public enum Argument: Hashable, Sendable {
    case dataTable(DataTable)
    case docString(DocString)
  }

  public var location: Location
  public var keyword: Keyword
  /// The text after the keyword.
  public var text: String
  public var argument: Argument?

  public init(_ keyword: Keyword, _ text: String, argument: Argument? = nil, location: Location) {
    self.location = location
    self.keyword = keyword
    self.text = text
    self.argument = argument
  }
}
