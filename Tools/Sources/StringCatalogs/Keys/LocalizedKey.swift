import SwiftSyntax

/// A literal in the sources that is looked up in a table of translations.
public struct LocalizedKey {
  /// A part of a key.
  enum Piece: Equatable {
    case text(String)
    /// A value whose type, and thus its specifier, the syntax shows.
    case value(specifier: String)
    /// A value whose type the syntax does not show.
    case unknown(source: String)
  }

  public let path: String
  public let line: Int
  public let column: Int
  /// The name of the table; `Localizable` unless the code names another one.
  public let table: String
  /// The remark for translators.
  public let comment: String?
  /// The text in the language of the sources, if it is not the key.
  public let value: String?
  let pieces: [Piece]

  /// The key in the table, in which a value of an unknown type has the specifier `%@`.
  public var key: String {
    // A text without values is no format, so that its percent signs stay as they are.
    if pieces.count == 1, case .text(let text) = pieces[0] { return text }
    return pieces.map { piece in
      switch piece {
      case .text(let text): text.replacing("%", with: "%%")
      case .value(let specifier): specifier
      case .unknown: "%@"
      }
    }.joined()
  }

  /// Whether the literal has a value.
  var hasValues: Bool {
    pieces.contains { if case .text = $0 { false } else { true } }
  }

  /// The values whose types are not known, as in the source.
  public var unknownValues: [String] {
    pieces.compactMap { if case .unknown(let source) = $0 { source } else { nil } }
  }

  /// Whether a key of a catalog can be this one, if its specifiers replace those that are not known.
  func matches(_ key: String) -> Bool {
    if unknownValues.isEmpty { return key == self.key }
    var rest = key[...]
    for piece in pieces {
      let expected: String
      switch piece {
      case .text(let text): expected = text.replacing("%", with: "%%")
      case .value(let specifier): expected = specifier
      case .unknown:
        guard let specifier = FormatSpecifier.first(in: rest) else { return false }
        expected = specifier.text
      }
      guard rest.hasPrefix(expected) else { return false }
      rest.removeFirst(expected.count)
    }
    return rest.isEmpty
  }

  /// Whether a key has the same words, but other specifiers.
  func hasSameWords(as key: String) -> Bool {
    let words = pieces.map { if case .text(let text) = $0 { text } else { "%" } }
    let other = FormatSpecifier.split(key).map { if case .text(let text) = $0 { text } else { "%" } }
    return hasValues && words == other
  }
}
