/// The declaration of a variable with an optional type and initial value.
struct VariableDeclaration {
  var name: Substring
  var type: Substring?
  var initialValue: Substring?

  /// Finds a declaration such as `public var name: Type = value`; `nil` if the source declares something else, or has
  /// accessors.
  init?(_ source: Substring) {
    let tokens = Token.all(in: source).filter { $0.kind != .newLine }
    guard let keyword = tokens.firstIndex(where: { $0.text == "var" }), keyword + 1 < tokens.count else { return nil }
    name = tokens[keyword + 1].text
    var rest = tokens[(keyword + 2)...]
    if rest.first?.text == ":" {
      let words = rest.dropFirst().prefix(untilTopLevel: ["=", "{"])
      guard let first = words.first, let last = words.last else { return nil }
      type = source[first.text.startIndex..<last.text.endIndex]
      rest = rest[words.endIndex...]
    }
    if rest.first?.text == "=" {
      guard let first = rest.dropFirst().first, let last = rest.last else { return nil }
      initialValue = source[first.text.startIndex..<last.text.endIndex]
    } else if !rest.isEmpty {
      return nil
    }
  }
}

extension ArraySlice<Token> {
  /// The tokens before the first of these signs that is outside brackets. The sign of `->` and `==` is not one.
  fileprivate func prefix(untilTopLevel signs: Set<Substring>) -> Self {
    var depth = 0
    let end = firstIndex { token in
      if depth == 0, signs.contains(token.text) { return true }
      if token.opens { depth += 1 }
      if token.closes { depth -= 1 }
      return false
    }
    return self[..<(end ?? endIndex)]
  }
}
