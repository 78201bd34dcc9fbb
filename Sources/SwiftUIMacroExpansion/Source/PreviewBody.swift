/// The body of a preview, divided into the variables that its view has and the statements that show it.
struct PreviewBody {
  /// The declarations with `@Previewable`, without that attribute.
  private(set) var variables: [String] = []
  private(set) var statements = ""

  /// Divides the source between the braces of a closure.
  init(_ source: Substring) {
    let tokens = Token.all(in: source)
    var start = source.startIndex
    var index = 0
    var depth = 0
    while index < tokens.count {
      let token = tokens[index]
      if depth == 0, token.text == "@", tokens.dropFirst(index + 1).first?.text == "Previewable" {
        statements += source[start..<token.text.startIndex]
        let end = endOfDeclaration(in: tokens, from: index + 2)
        start = tokens[end - 1].text.endIndex
        variables.append(String(source[tokens[index + 1].text.endIndex..<start]).trimmed)
        index = end
        if end < tokens.count, tokens[end].text == ";" {
          start = tokens[end].text.endIndex
          index += 1
        }
        continue
      }
      if token.opens { depth += 1 }
      if token.closes { depth -= 1 }
      index += 1
    }
    statements += source[start...]
  }
}

/// Returns the index after the last token of a declaration of a variable.
private func endOfDeclaration(in tokens: [Token], from start: Int) -> Int {
  var depth = 0
  var hasKeyword = false
  for index in start..<tokens.count {
    let token = tokens[index]
    if token.opens { depth += 1 }
    if token.closes { depth -= 1 }
    if token.text == "var" || token.text == "let" { hasKeyword = true }
    guard depth == 0, hasKeyword else { continue }
    if token.text == ";" { return index }
    if token.kind == .newLine, !tokens[..<index].continues, !tokens[(index + 1)...].continuesPrevious { return index }
  }
  return tokens.count
}

extension ArraySlice<Token> {
  /// Whether the last token requires another one in the next line.
  fileprivate var continues: Bool {
    guard let last, last.kind == .sign else { return last?.text == "var" || last?.text == "let" }
    return !last.closes && !["!", "?", ">"].contains(last.text)
  }

  /// Whether the first token continues the line before it.
  fileprivate var continuesPrevious: Bool {
    guard let next = first(where: { $0.kind != .newLine }), next.kind == .sign else { return false }
    return !next.closes && !["@", "#", "(", "[", "!", "-", "{"].contains(next.text)
  }
}

extension String {
  fileprivate var trimmed: String {
    String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }
}
