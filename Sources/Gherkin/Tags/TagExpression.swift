/// A condition on the tags of a scenario: `@smoke and not (@slow or @network)`.
///
/// The syntax is the one that Cucumber uses. The operators are `not`, `and` and `or`, in the order of their precedence.
/// A backslash precedes a parenthesis, a backslash or a space that belongs to a tag. An empty expression matches all
/// scenarios.
public struct TagExpression: Hashable, Sendable {
  indirect enum Node: Hashable, Sendable {
    case all
    case tag(String)
    case not(Node)
    case and(Node, Node)
    case or(Node, Node)
  }

  private let source: String
  let root: Node

  /// Parses an expression.
  public init(parsing source: String) throws(TagExpressionError) {
    self.source = source
    var parser = TagExpressionParser(source)
    root = try parser.parse()
  }

  /// Returns whether a scenario with these tags is meant. The tags include their `@`.
  public func matches(_ tags: some Collection<String>) -> Bool { root.matches(tags) }
}

extension TagExpression.Node {
  func matches(_ tags: some Collection<String>) -> Bool {
    switch self {
    case .all: true
    case .tag(let name): tags.contains(name)
    case .not(let node): !node.matches(tags)
    case .and(let left, let right): left.matches(tags) && right.matches(tags)
    case .or(let left, let right): left.matches(tags) || right.matches(tags)
    }
  }
}

extension TagExpression: CustomStringConvertible {
  /// The expression as it was written.
  public var description: String { source }
}

/// The first mistake in a tag expression.
public struct TagExpressionError: Error, Hashable, Sendable {
  /// The expression.
  public var expression: String
  /// The position of the mistake, counted in characters from 1. For a part that is missing, the position after the end.
  public var column: Int
  /// A description of the mistake.
  public var message: String
  /// A way to correct it.
  public var advice: String
}

extension TagExpressionError: CustomStringConvertible {
  /// The mistake on one line.
  public var description: String { "Character \(column) of the tag expression \"\(expression)\": \(message) \(advice)" }
}
