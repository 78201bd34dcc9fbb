extension StepExpression {
  /// Parses an expression.
  init(_ source: String) throws(StepExpressionError) {
    var parser = StepExpressionParser(source)
    parts = try parser.parse()
    self.source = source
  }
}

/// Parses an expression character by character.
private struct StepExpressionParser {
  private typealias Part = StepExpression.Part

  private let characters: [Character]
  private var index = 0
  /// The finished parts, up to the last space.
  private var parts: [Part] = []
  /// The alternatives of the current word.
  private var word: [[Part]] = [[]]
  private var wordStart = 0

  init(_ source: String) {
    characters = Array(source)
  }

  mutating func parse() throws(StepExpressionError) -> [StepExpression.Part] {
    while index < characters.count {
      let character = characters[index]
      switch character {
      case "{": append(.parameter(try group(to: "}")))
      case "(":
        let start = index
        let text = try group(to: ")")
        if text.isEmpty {
          throw error("An optional text is empty. Put the optional text in the parentheses.", at: start)
        }
        append(.optional(text))
      case "}", ")":
        throw error("A '\(character)' has no opening counterpart. Write '\\\(character)' for the character.", at: index)
      case "/":
        word.append([])
        index += 1
      case _ where character.isWhitespace:
        try endWord()
        parts.append(.text(String(character)))
        index += 1
        wordStart = index
      default: append(.text(String(try plain())))
      }
    }
    try endWord()
    return parts
  }

  private mutating func append(_ part: StepExpression.Part) {
    word[word.count - 1].append(part)
  }

  private mutating func endWord() throws(StepExpressionError) {
    if word.count > 1 {
      for alternative in word {
        if alternative.isEmpty {
          throw error("An alternative is empty. Write '\\/' for the character.", at: wordStart)
        }
        if alternative.contains(where: { if case .parameter = $0 { true } else { false } }) {
          throw error(
            "A parameter cannot be an alternative. Write two steps, or '\\/' for the character.", at: wordStart)
        }
      }
      parts.append(.alternatives(word))
    } else {
      parts += word[0]
    }
    word = [[]]
  }

  /// Returns one literal character, after an optional backslash.
  private mutating func plain() throws(StepExpressionError) -> Character {
    defer { index += 1 }
    guard characters[index] == "\\" else { return characters[index] }
    index += 1
    guard index < characters.count, "{}()/\\".contains(characters[index]) else {
      throw error("A '\\' escapes nothing. It can precede {, }, (, ), / and \\.", at: index - 1)
    }
    return characters[index]
  }

  /// Returns the content of a pair of braces or parentheses.
  private mutating func group(to end: Character) throws(StepExpressionError) -> String {
    let start = index
    index += 1
    var text = ""
    while index < characters.count, characters[index] != end {
      if "{(".contains(characters[index]) {
        throw error("A '\(characters[index])' is inside '\(characters[start])'. Groups cannot be nested.", at: index)
      }
      text.append(try plain())
    }
    guard index < characters.count else {
      throw error(
        "A '\(characters[start])' is not closed. Write '\\\(characters[start])' for the character.", at: start)
    }
    index += 1
    return text
  }

  private func error(_ message: String, at index: Int) -> StepExpressionError {
    StepExpressionError(column: index + 1, message: message)
  }
}
