import Foundation

/// A strict reader for the subset of JSON that events use.
///
/// It accepts integers, strings, booleans and the characters between them. Anything else is an error, including
/// trailing bytes. All accesses are bounds-checked.
struct JSONReader {
  struct Malformed: Error {}

  /// The largest integer that JavaScript represents exactly.
  static let largestNumber: UInt64 = 1 << 53 - 1

  private let bytes: [UInt8]
  private var index = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func skipBlanks() {
    while let next, next == 0x20 || next == 0x0A || next == 0x0D || next == 0x09 { index += 1 }
  }

  /// Consumes a character such as a bracket if it comes next.
  mutating func take(_ mark: Unicode.Scalar) -> Bool {
    skipBlanks()
    guard next == UInt8(ascii: mark) else { return false }
    index += 1
    return true
  }

  mutating func expect(_ mark: Unicode.Scalar) throws(Malformed) {
    guard take(mark) else { throw Malformed() }
  }

  mutating func expectEnd() throws(Malformed) {
    skipBlanks()
    guard next == nil else { throw Malformed() }
  }

  mutating func number() throws(Malformed) -> UInt64 {
    skipBlanks()
    let start = index
    var value: UInt64 = 0
    while let next, next &- UInt8(ascii: "0") < 10 {
      value = value * 10 + UInt64(next - UInt8(ascii: "0"))
      guard value <= Self.largestNumber else { throw Malformed() }
      index += 1
    }
    let hasLeadingZero = index > start + 1 && bytes[start] == UInt8(ascii: "0")
    guard index > start, !hasLeadingZero else { throw Malformed() }
    return value
  }

  mutating func signedNumber() throws(Malformed) -> Int {
    skipBlanks()
    let isNegative = take("-")
    guard let next, next &- UInt8(ascii: "0") < 10, let value = Int(exactly: try number()) else { throw Malformed() }
    return isNegative ? -value : value
  }

  mutating func boolean() throws(Malformed) -> Bool {
    skipBlanks()
    if takeWord("true") { return true }
    if takeWord("false") { return false }
    throw Malformed()
  }

  mutating func stringOrNull() throws(Malformed) -> String? {
    skipBlanks()
    return takeWord("null") ? nil : try string()
  }

  private mutating func takeWord(_ word: StaticString) -> Bool {
    let word = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
    guard bytes[index...].starts(with: word) else { return false }
    index += word.count
    return true
  }

  mutating func string() throws(Malformed) -> String {
    try expect("\"")
    let start = index
    var isASCII = true
    while let unit = next, unit >= 0x20, unit != UInt8(ascii: "\\") {
      if unit == UInt8(ascii: "\"") {
        defer { index += 1 }
        return try text(bytes[start..<index], isASCII: isASCII)
      }
      isASCII = isASCII && unit < 0x80
      index += 1
    }
    return try stringWithEscapes(bytes[start..<index])
  }

  private func text(_ units: ArraySlice<UInt8>, isASCII: Bool) throws(Malformed) -> String {
    if isASCII { return String(decoding: units, as: UTF8.self) }
    guard let text = String(bytes: units, encoding: .utf8) else { throw Malformed() }
    return text
  }

  private mutating func stringWithEscapes(_ beginning: ArraySlice<UInt8>) throws(Malformed) -> String {
    var units = Array(beginning)
    while let unit = next, unit >= 0x20 {
      index += 1
      switch unit {
      case UInt8(ascii: "\""): return try text(units[...], isASCII: false)
      case UInt8(ascii: "\\"): try units.append(contentsOf: escape())
      default: units.append(unit)
      }
    }
    throw Malformed()
  }

  private mutating func escape() throws(Malformed) -> [UInt8] {
    guard let letter = next else { throw Malformed() }
    index += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [letter]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "u"): return Array(String(try escapedScalar()).utf8)
    default: throw Malformed()
    }
  }

  /// Reads the digits after `\u`. An unpaired surrogate, which JavaScript strings can contain, becomes U+FFFD.
  private mutating func escapedScalar() throws(Malformed) -> Unicode.Scalar {
    let first = try fourDigits()
    if let scalar = Unicode.Scalar(first) { return scalar }
    let rewind = index
    guard first < 0xDC00, takeWord("\\u") else { return "\u{FFFD}" }
    let second = try fourDigits()
    guard (0xDC00...0xDFFF).contains(second) else {
      index = rewind
      return "\u{FFFD}"
    }
    return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)) ?? "\u{FFFD}"
  }

  private mutating func fourDigits() throws(Malformed) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let next, let digit = Character(Unicode.Scalar(next)).hexDigitValue else { throw Malformed() }
      value = value << 4 | UInt32(digit)
      index += 1
    }
    return value
  }
}
