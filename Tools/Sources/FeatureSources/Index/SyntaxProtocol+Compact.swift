import SwiftSyntax

extension SyntaxProtocol {
  /// The source on one line, without comments.
  public var compact: String {
    tokens(viewMode: .sourceAccurate).reduce(into: "") { text, token in
      let spaces = text.isEmpty || token.previousToken(viewMode: .sourceAccurate)?.trailingTrivia.isEmpty ?? true
      let broken = token.leadingTrivia.contains { if case .newlines = $0 { true } else { false } }
      let opens = text.hasSuffix("(") || text.hasSuffix("<") || [")", ">"].contains(token.text)
      if !text.isEmpty, !opens, !spaces || broken { text += " " }
      text += token.text
    }
  }
}
