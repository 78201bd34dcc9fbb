/// Reads records of comma-separated values one by one, as RFC 4180 describes them.
///
/// A quoted value can contain commas, line breaks and doubled quotation marks. Lines end with CRLF, LF or CR. The reader
/// leaves out empty lines.
struct CSVReader {
  struct Record: Equatable {
    /// The number of the line on which the record begins.
    let line: Int
    let values: [String]
  }

  enum Problem: Error, Equatable {
    /// A quotation mark is inside a value that does not begin with one, or text follows a closing one.
    case strayQuote(line: Int)
    /// The value that begins on this line has no closing quotation mark.
    case openQuote(line: Int)
  }

  // All characters with a meaning are ASCII, so bytes can be compared: no other character contains these bytes.
  private static let quote = UInt8(ascii: "\"")
  private static let comma = UInt8(ascii: ",")
  private static let newline = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")

  private let bytes: [UInt8]
  private var position = 0
  private var line = 1

  init(_ text: String) { bytes = Array(text.utf8) }

  /// Returns the next record, or `nil` at the end.
  mutating func next() throws(Problem) -> Record? {
    while position < bytes.count {
      let start = line
      let values = try readRecord()
      if values != [""] { return Record(line: start, values: values) }
    }
    return nil
  }

  private mutating func readRecord() throws(Problem) -> [String] {
    var values = [try readValue()]
    while take(Self.comma) { values.append(try readValue()) }
    if take(Self.carriageReturn) {
      _ = take(Self.newline)
      line += 1
    } else if take(Self.newline) {
      line += 1
    }
    return values
  }

  private mutating func readValue() throws(Problem) -> String {
    if take(Self.quote) { return try readQuoted() }
    let start = position
    while !isAtEndOfValue {
      if bytes[position] == Self.quote { throw .strayQuote(line: line) }
      position += 1
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// Reads the rest of a value after its opening quotation mark.
  private mutating func readQuoted() throws(Problem) -> String {
    let start = line
    var value: [UInt8] = []
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      if byte == Self.quote, !take(Self.quote) {
        guard isAtEndOfValue else { throw .strayQuote(line: line) }
        return String(decoding: value, as: UTF8.self)
      }
      value.append(byte)
      if byte == Self.newline || byte == Self.carriageReturn && current != Self.newline { line += 1 }
    }
    throw .openQuote(line: start)
  }

  private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  private var isAtEndOfValue: Bool {
    guard let current else { return true }
    return current == Self.comma || current == Self.newline || current == Self.carriageReturn
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard current == byte else { return false }
    position += 1
    return true
  }
}
