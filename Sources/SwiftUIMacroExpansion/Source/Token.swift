/// A part of Swift source that cannot be divided where declarations are found: a word, a literal, a sign or a new line.
struct Token {
  var kind: Kind
  /// The token in the source.
  var text: Substring

  enum Kind {
    case word
    /// A string, with its interpolations.
    case string
    case newLine
    /// One character of an operator or of punctuation.
    case sign
  }

  var opens: Bool { kind == .sign && ["(", "[", "{"].contains(text) }
  var closes: Bool { kind == .sign && [")", "]", "}"].contains(text) }
}

extension Token {
  /// Returns the tokens of a source without its spaces and comments.
  ///
  /// Literals of regular expressions count as operators, since only a parser of expressions can tell them apart. One with
  /// an unpaired bracket or quotation mark is therefore misunderstood.
  static func all(in source: Substring) -> [Token] {
    var reader = TokenReader(rest: source)
    var tokens: [Token] = []
    while let token = reader.next() { tokens.append(token) }
    return tokens
  }
}

/// Reads tokens from the start of a source.
private struct TokenReader {
  var rest: Substring

  mutating func next() -> Token? {
    skipSpaceAndComments()
    guard let first = rest.first else { return nil }
    let start = rest
    let kind: Token.Kind
    switch first {
    case "\n", "\r\n":
      rest.removeFirst()
      kind = .newLine
    case "\"":
      skipString(hashes: 0)
      kind = .string
    case "#":
      let hashes = rest.prefix { $0 == "#" }.count
      rest.removeFirst(hashes)
      if rest.first == "\"" {
        skipString(hashes: hashes)
        kind = .string
      } else {
        kind = .sign
      }
    case "`":
      rest = rest.dropFirst().drop { $0 != "`" }.dropFirst()
      kind = .word
    case _ where first.isWordPart:
      rest = rest.drop(while: \.isWordPart)
      kind = .word
    default:
      rest.removeFirst()
      kind = .sign
    }
    return Token(kind: kind, text: start[..<rest.startIndex])
  }

  private mutating func skipSpaceAndComments() {
    while let first = rest.first {
      if first.isWhitespace, !first.isNewline {
        rest.removeFirst()
      } else if rest.hasPrefix("//") {
        rest = rest.drop { !$0.isNewline }
      } else if rest.hasPrefix("/*") {
        skipBlockComment()
      } else {
        return
      }
    }
  }

  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      if rest.hasPrefix("/*") {
        depth += 1
        rest.removeFirst(2)
      } else if rest.hasPrefix("*/") {
        depth -= 1
        rest.removeFirst(2)
      } else {
        rest.removeFirst()
      }
    } while depth > 0 && !rest.isEmpty
  }

  /// Skips a string whose delimiters have a number of `#`.
  private mutating func skipString(hashes: Int) {
    let sign = String(repeating: "#", count: hashes)
    let quotes = rest.hasPrefix("\"\"\"") ? "\"\"\"" : "\""
    rest.removeFirst(quotes.count)
    while !rest.isEmpty {
      if rest.hasPrefix(quotes + sign) { return rest.removeFirst(quotes.count + hashes) }
      guard rest.hasPrefix("\\" + sign) else {
        rest.removeFirst()
        continue
      }
      rest.removeFirst(1 + hashes)
      if rest.first == "(" { skipInterpolation() } else { rest = rest.dropFirst() }
    }
  }

  private mutating func skipInterpolation() {
    var depth = 0
    while let token = next() {
      if token.opens { depth += 1 }
      if token.closes { depth -= 1 }
      if depth == 0 { return }
    }
  }
}

extension Character {
  fileprivate var isWordPart: Bool { isLetter || isNumber || self == "_" || self == "$" }
}
