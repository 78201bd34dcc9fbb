/// Reads the address of a link in parentheses, with an optional title: `(https://example.com "Title")`.
struct MarkdownAddressReader {
  private let bytes: [UInt8]
  private(set) var offset: Int
  /// The number of values in the address and in the title.
  private(set) var values = 0

  init(_ bytes: [UInt8], at offset: Int) {
    self.bytes = bytes
    self.offset = offset
  }

  /// Returns the range of the address, and moves behind the closing parenthesis.
  mutating func read() -> Range<Int>? {
    guard take("(") else { return nil }
    skipSpaces()
    guard let address = take("<") ? enclosed() : plain() else { return nil }
    if skipSpaces(), let start = next, [UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "(")].contains(start) {
      guard skipTitle(from: start) else { return nil }
      skipSpaces()
    }
    return take(")") ? address : nil
  }

  /// Returns the range of the attributes of `^[text](inflect: true)`, and moves behind the closing parenthesis.
  mutating func readAttributes() -> Range<Int>? {
    guard take("(") else { return nil }
    let (start, limit) = (offset, offset + MarkdownScanner.addressLimit)
    while let byte = next, offset < limit, byte != UInt8(ascii: ")") { step() }
    return take(")") ? start..<offset - 1 : nil
  }

  private var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private mutating func take(_ sign: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: sign) else { return false }
    offset += 1
    return true
  }

  @discardableResult
  private mutating func skipSpaces() -> Bool {
    let start = offset
    let limit = start + MarkdownScanner.addressLimit
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x09, offset < limit { offset += 1 }
    return offset > start
  }

  /// Skips a byte, and one behind a backslash.
  private mutating func step() {
    if bytes[offset] == MarkdownSource.value { values += 1 }
    let isEscape = bytes[offset] == UInt8(ascii: "\\") && offset + 1 < bytes.count && bytes[offset + 1].isSign
    offset += isEscape ? 2 : 1
  }

  private mutating func enclosed() -> Range<Int>? {
    let (start, limit) = (offset, offset + MarkdownScanner.addressLimit)
    while let byte = next, offset < limit, byte != 0x0A, byte != UInt8(ascii: "<") {
      guard byte != UInt8(ascii: ">") else {
        offset += 1
        return start..<offset - 1
      }
      step()
    }
    return nil
  }

  private mutating func plain() -> Range<Int>? {
    let (start, limit) = (offset, offset + MarkdownScanner.addressLimit)
    var depth = 0
    while let byte = next, byte > 0x20, byte != 0x7F {
      guard offset < limit else { return nil }
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") {
        if depth == 0 { break }
        depth -= 1
      }
      step()
    }
    return depth == 0 ? start..<offset : nil
  }

  private mutating func skipTitle(from start: UInt8) -> Bool {
    let end = start == UInt8(ascii: "(") ? UInt8(ascii: ")") : start
    let limit = offset + MarkdownScanner.addressLimit
    offset += 1
    while let byte = next, offset < limit {
      if byte == end {
        offset += 1
        return true
      }
      step()
    }
    return false
  }

  /// Returns the scheme that an address between `<` and `>` lacks, or `nil` if it is none.
  static func prefix(of address: ArraySlice<UInt8>) -> String? {
    let scheme = address.prefix { $0 != UInt8(ascii: ":") }
    if scheme.count < address.count, 2...32 ~= scheme.count, scheme.first?.isLetter == true,
      scheme.allSatisfy({ $0.isLetter || $0.isDigit || "+.-".utf8.contains($0) })
    {
      return ""
    }
    let parts = address.split(separator: UInt8(ascii: "@"), omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else { return nil }
    let isName = parts[0].allSatisfy { $0.isLetter || $0.isDigit || ".!#$%&'*+/=?^_`{|}~-".utf8.contains($0) }
    let isHost = parts[1].allSatisfy { $0.isLetter || $0.isDigit || ".-".utf8.contains($0) }
    return isName && isHost ? "mailto:" : nil
  }
}

extension UInt8 {
  fileprivate var isLetter: Bool { (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self) }
  fileprivate var isDigit: Bool { (0x30...0x39).contains(self) }
}
