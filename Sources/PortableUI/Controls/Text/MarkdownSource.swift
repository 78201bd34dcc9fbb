/// A text with Markdown and values, as bytes. A value is one byte that UTF-8 does not have, so it is never markup.
struct MarkdownSource {
  static let value: UInt8 = 0xFF

  private(set) var bytes: [UInt8] = []
  private(set) var values: [TextRun] = []
  /// Whether the literal parts have a character that Markdown may interpret.
  private(set) var hasMarkup = false

  mutating func add(_ literal: Substring) {
    hasMarkup = hasMarkup || Self.hasMarkup(literal)
    bytes.append(contentsOf: literal.utf8)
  }

  mutating func add(_ value: TextRun) {
    bytes.append(Self.value)
    values.append(value)
  }

  /// Whether a text has a character that Markdown may interpret. Most texts have none, and are not parsed.
  static func hasMarkup(_ text: some StringProtocol) -> Bool {
    text.utf8.contains { byte in
      switch byte {
      case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "~"), UInt8(ascii: "["),
        UInt8(ascii: "\\"), UInt8(ascii: "<"):
        true
      default: false
      }
    }
  }

  /// The Unicode scalar that ends before an offset. A value counts as a letter, and the start of the text as a space.
  func scalar(before offset: Int) -> Unicode.Scalar {
    guard offset > 0 else { return " " }
    if bytes[offset - 1] == Self.value { return "x" }
    var start = offset - 1
    while start > 0, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    return String(decoding: bytes[start..<offset], as: UTF8.self).unicodeScalars.first ?? " "
  }

  /// The Unicode scalar that begins at an offset.
  func scalar(at offset: Int) -> Unicode.Scalar {
    guard offset < bytes.count else { return " " }
    if bytes[offset] == Self.value { return "x" }
    var end = offset + 1
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return String(decoding: bytes[offset..<end], as: UTF8.self).unicodeScalars.first ?? " "
  }
}
