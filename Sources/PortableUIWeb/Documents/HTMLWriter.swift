import PortableUI

/// Writes HTML to bytes; whatever comes from outside is escaped here.
struct HTMLWriter {
  var bytes: [UInt8] = []
  /// The element in which the keyboard focus begins.
  var focused: NodeID?

  mutating func raw(_ text: StaticString) {
    bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Writes a name from one of PortableUI's closed lists.
  mutating func name(_ name: String) { bytes.append(contentsOf: name.utf8) }

  mutating func text(_ text: String) { escaped(text) }

  /// Writes a space, the name, and the value in quotes.
  mutating func attribute(_ name: String, _ value: String) {
    raw(" ")
    self.name(name)
    raw("=\"")
    escaped(value)
    raw("\"")
  }

  /// Escapes for text and for quoted values alike, so that no place needs to know which one it is.
  ///
  /// A NUL, which HTML does not allow, becomes U+FFFD. A carriage return would be read as a line feed.
  private mutating func escaped(_ text: String) {
    for unit in text.utf8 {
      switch unit {
      case UInt8(ascii: "&"): raw("&amp;")
      case UInt8(ascii: "<"): raw("&lt;")
      case UInt8(ascii: ">"): raw("&gt;")
      case UInt8(ascii: "\""): raw("&quot;")
      case UInt8(ascii: "'"): raw("&#39;")
      case 0x0D: raw("&#13;")
      case 0: raw("\u{FFFD}")
      default: bytes.append(unit)
      }
    }
  }
}
