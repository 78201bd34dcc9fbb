import PortableUI

/// Writes HTML to bytes. All text and attribute values are escaped.
struct HTMLWriter {
  var bytes: [UInt8] = []
  /// The element that has the initial keyboard focus.
  var focused: NodeID?

  mutating func raw(_ text: StaticString) {
    bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Writes a name from one of PortableUI's closed lists, without escaping.
  mutating func name(_ name: String) { bytes.append(contentsOf: name.utf8) }

  mutating func text(_ text: String) { escaped(text) }

  /// Writes a space, the name, and the quoted value.
  mutating func attribute(_ name: String, _ value: String) {
    raw(" ")
    self.name(name)
    raw("=\"")
    escaped(value)
    raw("\"")
  }

  /// Writes text with the escapes of both text and quoted values.
  ///
  /// NUL, which HTML does not allow, becomes U+FFFD. A carriage return is escaped, because parsers would read it as a
  /// line feed.
  private mutating func escaped(_ text: String) {
    var text = text
    text.withUTF8 { utf8 in
      var start = 0
      for (index, unit) in utf8.enumerated() {
        guard let escape = Self.escape(unit) else { continue }
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: utf8[start..<index]))
        raw(escape)
        start = index + 1
      }
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: utf8[start...]))
    }
  }

  private static func escape(_ unit: UInt8) -> StaticString? {
    switch unit {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "\""): "&quot;"
    case UInt8(ascii: "'"): "&#39;"
    case 0x0D: "&#13;"
    case 0: "\u{FFFD}"
    default: nil
    }
  }
}
