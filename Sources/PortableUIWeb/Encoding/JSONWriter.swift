/// Writes the subset of JSON that patches use to bytes.
///
/// It does not format or fail, and supports no floating-point numbers.
struct JSONWriter {
  var bytes: [UInt8] = []

  mutating func raw(_ text: StaticString) {
    bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  mutating func byte(_ character: Unicode.Scalar) { bytes.append(UInt8(ascii: character)) }

  mutating func number(_ value: UInt64) { bytes.append(decimal: value) }

  mutating func string(_ text: String?) {
    guard let text else { return raw("null") }
    string(text)
  }

  /// Writes a quoted string. Escapes the characters that JSON requires, and U+2028 and U+2029, which some parsers read
  /// as line ends.
  mutating func string(_ text: String) {
    byte("\"")
    var text = text
    text.withUTF8 { utf8 in
      var start = 0
      var index = 0
      while index < utf8.count {
        let unit = utf8[index]
        // U+2028 and U+2029 are E2 80 A8 and E2 80 A9.
        let isSeparator =
          unit == 0xE2 && index + 2 < utf8.count && utf8[index + 1] == 0x80 && utf8[index + 2] & 0xFE == 0xA8
        guard unit < 0x20 || unit == UInt8(ascii: "\"") || unit == UInt8(ascii: "\\") || isSeparator else {
          index += 1
          continue
        }
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: utf8[start..<index]))
        if isSeparator {
          raw(utf8[index + 2] == 0xA8 ? "\\u2028" : "\\u2029")
          index += 3
        } else {
          escape(unit)
          index += 1
        }
        start = index
      }
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: utf8[start...]))
    }
    byte("\"")
  }

  private mutating func escape(_ unit: UInt8) {
    switch unit {
    case UInt8(ascii: "\""): raw("\\\"")
    case UInt8(ascii: "\\"): raw("\\\\")
    case 0x0A: raw("\\n")
    case 0x0D: raw("\\r")
    case 0x09: raw("\\t")
    default:
      raw("\\u00")
      for nibble in [unit >> 4, unit & 0xF] {
        bytes.append(nibble < 10 ? UInt8(ascii: "0") + nibble : UInt8(ascii: "a") + nibble - 10)
      }
    }
  }
}
