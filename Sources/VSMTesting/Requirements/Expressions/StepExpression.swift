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
