import SwiftParser
import SwiftSyntax

extension StringLiteralExprSyntax {
  /// The text of the literal between its values, with escapes resolved, and the values.
  enum Part {
    case text(String)
    case value(ExpressionSegmentSyntax)
  }

  /// The text and the values of the literal; `nil` if its text is not valid.
  var parts: [Part]? {
    var parts: [Part] = []
    var text = ""
    for segment in segments {
      switch segment {
      case .stringSegment(let string):
        let alone = with(\.segments, StringLiteralSegmentListSyntax([.stringSegment(string)]))
        guard let value = alone.representedLiteralValue else { return nil }
        text += value
      case .expressionSegment(let value):
        if !text.isEmpty { parts.append(.text(text)) }
        text = ""
        parts.append(.value(value))
      }
    }
    if !text.isEmpty { parts.append(.text(text)) }
    return parts
  }

  /// The text of a literal without values.
  var plainText: String? {
    guard let parts else { return nil }
    if parts.isEmpty { return "" }
    if parts.count == 1, case .text(let text) = parts[0] { return text }
    return nil
  }
}
