/// A part of a text with Markdown.
struct MarkdownToken {
  enum Kind {
    /// Bytes that are shown, except for the marks of runs, which are written as they are if they are not used.
    case text(Range<Int>)
    case value(Int)
    case code(MarkdownPart)
    /// A run of one mark: `*`, `_` or `~`.
    case marks(MarkdownMarks)
    /// The start of a link or an image, which is shown if it is none.
    case bracket(Range<Int>)
    /// An address that is shown as it is. One of electronic mail lacks its scheme.
    case link(MarkdownPart, scheme: String)
    case nothing
  }

  var kind: Kind
  /// The styles that begin here, from the inside to the outside.
  var starts: [MarkdownStyle] = []
  /// The number of styles that end here.
  var ends = 0

  init(_ kind: Kind) { self.kind = kind }
}

/// A style of a part of a text.
enum MarkdownStyle {
  case emphasis, strong, strikethrough
  case link(MarkdownPart)
  /// The description of an image, which is shown in its place, or a part with attributes.
  case plain
}

/// A part of the bytes of a text, and the number of the first value in it.
struct MarkdownPart {
  var bytes: Range<Int>
  var firstValue: Int
}

/// A run of one mark, of which a part can begin or end a style.
struct MarkdownMarks {
  let mark: UInt8
  let length: Int
  let canStart: Bool
  let canEnd: Bool
  /// The marks that no style has used.
  var rest: Int
  /// The place of the run among the tokens.
  var token = 0

  /// Determines by the characters around whether the run can start and end a style, as CommonMark does.
  init(_ mark: UInt8, _ range: Range<Int>, in source: MarkdownSource) {
    self.mark = mark
    length = range.count
    rest = range.count
    let (before, after) = (source.scalar(before: range.lowerBound), source.scalar(at: range.upperBound))
    let (isAfterSpace, isBeforeSpace) = (before.properties.isWhitespace, after.properties.isWhitespace)
    let (isAfterSign, isBeforeSign) = (before.isSign, after.isSign)
    let isLeft = !isBeforeSpace && (!isBeforeSign || isAfterSpace || isAfterSign)
    let isRight = !isAfterSpace && (!isAfterSign || isBeforeSpace || isBeforeSign)
    guard mark == UInt8(ascii: "_") else {
      (canStart, canEnd) = (isLeft, isRight)
      return
    }
    canStart = isLeft && (!isRight || isAfterSign)
    canEnd = isRight && (!isLeft || isBeforeSign)
  }
}

extension Unicode.Scalar {
  /// Whether the character is a punctuation mark or a symbol.
  fileprivate var isSign: Bool {
    switch properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
      .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol:
      true
    default: false
    }
  }
}
