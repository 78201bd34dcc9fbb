/// A pattern for the text of a step, similar to Cucumber Expressions.
///
/// | expression | matches |
/// |---|---|
/// | `I have {int} cucumber(s)` | `I have 1 cucumber`, `I have 42 cucumbers` |
/// | `it is in my belly/stomach` | `it is in my belly`, `it is in my stomach` |
/// | `I type {string}` | `I type "x"`, `I type 'x'` |
/// | `{word} goes {}` | `Ada goes far away` |
/// | `a \{, a \( and a \/` | `a {, a ( and a /` |
struct StepExpression: Hashable, Sendable {
  indirect enum Part: Hashable, Sendable {
    case text(String)
    case optional(String)
    case alternatives([[Part]])
    case parameter(String)
  }

  let source: String
  let parts: [Part]

  /// The names of the parameters, in order.
  var parameters: [String] {
    parts.compactMap { if case .parameter(let name) = $0 { name } else { nil } }
  }

  /// Returns an equivalent regular expression with a group `p0`, `p1`, … for each parameter.
  ///
  /// - Parameter patterns: The regular expressions of the parameters.
  func regex(patterns: [String]) -> String {
    var index = 0
    func source(_ part: Part) -> String {
      switch part {
      case .text(let text): return Self.escaped(text)
      case .optional(let text): return "(?:\(Self.escaped(text)))?"
      case .alternatives(let alternatives):
        return "(?:\(alternatives.map { $0.map(source).joined() }.joined(separator: "|")))"
      case .parameter:
        defer { index += 1 }
        return "(?<p\(index)>\(patterns[index]))"
      }
    }
    return parts.map(source).joined()
  }

  /// Returns a regular expression that matches only the text.
  static func escaped(_ text: String) -> String {
    text.map { #"\^$.|?*+()[]{}-/#&"#.contains($0) ? "\\\($0)" : String($0) }.joined()
  }
}

/// A syntax error of an expression.
struct StepExpressionError: Error, Hashable {
  /// The position of the character, counted from 1.
  let column: Int
  let message: String
}

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

  init(_ source: String) { characters = Array(source) }

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

  private mutating func append(_ part: StepExpression.Part) { word[word.count - 1].append(part) }

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
