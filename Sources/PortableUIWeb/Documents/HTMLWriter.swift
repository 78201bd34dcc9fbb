import PortableUI

/// Writes HTML to bytes. All text and attribute values are escaped.
struct HTMLWriter {
  var bytes: [UInt8] = []
  /// The element that has the initial keyboard focus.
  var focused: NodeID?
  var looks = WrittenLooks()

  mutating func raw(_ text: StaticString) {
    bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Writes a name from one of PortableUI's closed lists, without escaping.
  mutating func name(_ name: String) {
    var name = name
    name.withUTF8 { bytes.append(contentsOf: $0) }
  }

  mutating func text(_ text: String) { escaped(text) }

  /// Writes a space, the name, and a number as the quoted value.
  mutating func attribute(_ name: StaticString, _ value: UInt64) {
    raw(" ")
    raw(name)
    raw("=\"")
    bytes.append(decimal: value)
    raw("\"")
  }

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

/// The first part of the tags that were written last, for further elements with the same attributes.
///
/// The rows of a list consist of elements that differ only in their texts and identifiers, and share their attributes.
struct WrittenLooks {
  /// The number of tags that are kept. Rows rarely have more kinds of elements.
  private static let limit = 8

  private struct Entry {
    let tag: Tag
    let identity: UnsafePointer<Attribute>?
    /// Retained, so that its identity is not reused.
    let attributes: [Attribute]
    let bytes: [UInt8]
  }

  private var entries: [Entry] = []
  private var next = 0

  /// Returns what was written for an element with this tag and the same array of attributes.
  func bytes(of tag: Tag, _ attributes: [Attribute]) -> [UInt8]? {
    let wanted = Self.identity(of: attributes)
    for index in entries.indices where entries[index].identity == wanted && entries[index].tag == tag {
      return entries[index].bytes
    }
    return nil
  }

  /// Keeps what was written in place of the oldest part.
  mutating func add(_ bytes: ArraySlice<UInt8>, of tag: Tag, _ attributes: [Attribute]) {
    let identity = Self.identity(of: attributes)
    let entry = Entry(tag: tag, identity: identity, attributes: attributes, bytes: Array(bytes))
    if entries.count < Self.limit {
      entries.append(entry)
    } else {
      entries[next] = entry
      next = (next + 1) % Self.limit
    }
  }

  private static func identity(of attributes: [Attribute]) -> UnsafePointer<Attribute>? {
    attributes.withUnsafeBufferPointer { $0.baseAddress }
  }
}

extension [UInt8] {
  /// Appends a number in decimal digits.
  mutating func append(decimal value: UInt64) {
    var unit: UInt64 = 1
    while value / unit > 9 { unit *= 10 }
    while unit > 0 {
      append(UInt8(ascii: "0") + UInt8(value / unit % 10))
      unit /= 10
    }
  }
}
