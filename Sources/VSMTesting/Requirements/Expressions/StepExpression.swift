/// What the text of a step may be, in the manner of Cucumber Expressions.
///
/// | written | fits |
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

  /// A regular expression of the same meaning, with a group `p0`, `p1`, … for each parameter.
  ///
  /// - Parameter patterns: One for each parameter.
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

  /// A text, written as a regular expression that fits nothing else.
  static func escaped(_ text: String) -> String {
    text.map { #"\^$.|?*+()[]{}-/#&"#.contains($0) ? "\\\($0)" : String($0) }.joined()
  }
}

/// What is wrong with an expression.
struct StepExpressionError: Error, Hashable {
  /// Counts the characters of the expression from 1.
  let column: Int
  let message: String
}
