/// Parses a tag expression by recursive descent: alternatives of conjunctions of tags.
struct TagExpressionParser {
  private typealias Node = TagExpression.Node

  private let source: String
  private let tokens: [TagExpressionToken]
  private var position = 0

  init(_ source: String) {
    self.source = source
    tokens = TagExpressionToken.tokens(of: source)
  }

  mutating func parse() throws(TagExpressionError) -> TagExpression.Node {
    guard !tokens.isEmpty else { return .all }
    let node = try alternatives()
    guard let rest = next else { return node }
    throw rest.kind == .closing
      ? error("This ')' has no opening counterpart.", "Remove it, or write '(' before it.", at: rest)
      : error("An operator is missing before '\(rest.text)'.", "Write 'and' or 'or' between two tags.", at: rest)
  }

  private var next: TagExpressionToken? { position < tokens.count ? tokens[position] : nil }

  private mutating func take(_ kind: TagExpressionToken.Kind) -> TagExpressionToken? {
    guard let token = next, token.kind == kind else { return nil }
    position += 1
    return token
  }

  private mutating func alternatives() throws(TagExpressionError) -> Node {
    var node = try conjunction()
    while take(.or) != nil { node = .or(node, try conjunction()) }
    return node
  }

  private mutating func conjunction() throws(TagExpressionError) -> Node {
    var node = try operand()
    while take(.and) != nil { node = .and(node, try operand()) }
    return node
  }

  private mutating func operand() throws(TagExpressionError) -> Node {
    if take(.not) != nil { return .not(try operand()) }
    if let opening = take(.opening) {
      let node = try alternatives()
      if take(.closing) != nil { return node }
      if let rest = next, rest.kind != .closing {
        throw error("An operator is missing before '\(rest.text)'.", "Write 'and' or 'or' between two tags.", at: rest)
      }
      throw error("This '(' is not closed.", "Write ')' after the last tag that belongs to it.", at: opening)
    }
    if let tag = take(.tag) { return .tag(try name(of: tag)) }
    guard let other = next else {
      throw TagExpressionError(
        expression: source, column: source.count + 1, message: "The expression ends where a tag is expected.",
        advice: "Write a tag such as @slow, or remove the operator before it.")
    }
    throw error("A tag is expected here, not '\(other.text)'.", "Write a tag such as @slow before it.", at: other)
  }

  /// Returns the name of a tag without its escapes.
  private func name(of tag: TagExpressionToken) throws(TagExpressionError) -> String {
    var name = ""
    var rest = tag.text[...]
    while let character = rest.popFirst() {
      guard character == "\\" else {
        name.append(character)
        continue
      }
      guard let escaped = rest.popFirst(), "\\()".contains(escaped) || escaped.isWhitespace else {
        throw error(
          "A '\\' in '\(tag.text)' escapes nothing.",
          "It can precede '(', ')', '\\' and a space. Write '\\\\' for the character.",
          at: tag)
      }
      name.append(escaped)
    }
    if let comma = name.firstIndex(of: ","), name[comma...].contains("@") || name.first == "," {
      throw error("'\(tag.text)' contains a comma.", "Write 'or' or 'and' between two tags.", at: tag)
    }
    guard name.first == "@", name.count > 1, !name.dropFirst().contains("@") else {
      throw error(
        "'\(tag.text)' is not a tag, so it matches no scenario.", "Tags begin with '@': write @slow.", at: tag)
    }
    return name
  }

  private func error(_ message: String, _ advice: String, at token: TagExpressionToken) -> TagExpressionError {
    TagExpressionError(expression: source, column: token.column, message: message, advice: advice)
  }
}

/// A word or parenthesis of a tag expression.
struct TagExpressionToken {
  enum Kind { case tag, not, and, or, opening, closing }

  /// The characters in the expression, with their escapes.
  let text: String
  /// The position of the first character, counted from 1.
  let column: Int

  var kind: Kind {
    switch text {
    case "(": .opening
    case ")": .closing
    case "not": .not
    case "and": .and
    case "or": .or
    default: .tag
    }
  }

  static func tokens(of source: String) -> [TagExpressionToken] {
    var tokens: [TagExpressionToken] = []
    var word = ""
    var isEscaped = false
    func end(_ column: Int) {
      if !word.isEmpty { tokens.append(TagExpressionToken(text: word, column: column - word.count)) }
      word = ""
    }
    for (index, character) in source.enumerated() {
      if isEscaped {
        word.append(character)
        isEscaped = false
      } else if character.isWhitespace || "()".contains(character) {
        end(index + 1)
        if !character.isWhitespace { tokens.append(TagExpressionToken(text: String(character), column: index + 1)) }
      } else {
        word.append(character)
        isEscaped = character == "\\"
      }
    }
    end(source.count + 1)
    return tokens
  }
}
