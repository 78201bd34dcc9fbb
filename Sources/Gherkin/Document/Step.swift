/// One line of a scenario: what is given, what is done, or what should be.
public struct Step: Hashable, Sendable {
  /// The word that a step begins with.
  public enum Keyword: String, Hashable, Sendable, CaseIterable {
    case given = "Given"
    case when = "When"
    case then = "Then"
    case and = "And"
    case but = "But"
    case asterisk = "*"
  }

  /// What stands below a step and belongs to it.
  public enum Argument: Hashable, Sendable {
    case dataTable(DataTable)
    case docString(DocString)
  }

  public var location: Location
  public var keyword: Keyword
  /// What follows the keyword.
  public var text: String
  public var argument: Argument?

  public init(_ keyword: Keyword, _ text: String, argument: Argument? = nil, location: Location) {
    self.location = location
    self.keyword = keyword
    self.text = text
    self.argument = argument
  }
}
