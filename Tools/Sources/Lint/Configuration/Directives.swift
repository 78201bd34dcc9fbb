import FeatureSources
import SwiftSyntax

/// The comments of a file that disable rules: for the file, for the same line, or for the next one.
///
/// ```swift
/// // vsm:disable class-model
/// // vsm:disable:next state-made-in-view, class-model -- The reason follows two hyphens.
/// ```
struct Directives {
  static let id = "invalid-directive"
  static let summary = "A comment that should disable a rule names no rule, or one that does not exist."

  private(set) var findings: [Finding] = []
  private var inFile: Set<String> = []
  private var inLines: [Int: Set<String>] = [:]

  init(of file: SourceFile) {
    for token in file.tree.tokens(viewMode: .sourceAccurate) {
      read(token.leadingTrivia, from: token.position, in: file)
      read(token.trailingTrivia, from: token.endPositionBeforeTrailingTrivia, in: file)
    }
  }

  func disable(_ finding: Finding) -> Bool {
    inFile.contains(finding.rule) || inLines[finding.line]?.contains(finding.rule) == true
  }

  private mutating func read(_ trivia: Trivia, from start: AbsolutePosition, in file: SourceFile) {
    var position = start
    for piece in trivia {
      if case .lineComment(let text) = piece, text.dropFirst(2).drop(while: \.isWhitespace).hasPrefix("vsm:disable") {
        let (line, column) = file.location(of: position)
        if let problem = read(text, line: line) {
          findings.append(Finding(rule: Self.id, path: file.path, line: line, column: column, message: problem))
        }
      }
      position = position.advanced(by: piece.sourceLength.utf8Length)
    }
  }

  /// Reads one comment, and returns what is wrong with it.
  private mutating func read(_ comment: String, line: Int) -> String? {
    let text = comment.dropFirst(2).drop(while: \.isWhitespace)
    let words = text.split(whereSeparator: { $0.isWhitespace || $0 == "," }).map(String.init)
    let rules = words.dropFirst().prefix { $0 != "--" }
    if rules.isEmpty {
      return
        "The comment names no rule, so it disables none. Write, for example, '\(words[0]) \(Linter.identifiers[0])'."
    }
    if let unknown = rules.first(where: { !Linter.identifiers.contains($0) }) {
      return "There is no rule '\(unknown)', so the comment disables nothing: "
        + suggestion(for: unknown, from: Linter.identifiers) + " A reason follows '--'."
    }
    switch words[0] {
    case "vsm:disable": inFile.formUnion(rules)
    case "vsm:disable:this": inLines[line, default: []].formUnion(rules)
    case "vsm:disable:next": inLines[line + 1, default: []].formUnion(rules)
    default:
      return "'\(words[0])' disables nothing: write 'vsm:disable', 'vsm:disable:this' or 'vsm:disable:next'."
    }
    return nil
  }
}
