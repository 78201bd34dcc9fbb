/// Reads a text in JSON, and keeps the place of each value, so that a change leaves all other bytes as they are.
struct JSONReader {
  /// The reason why a text is not JSON.
  struct Failure: Error {
    /// The place in UTF-8.
    let offset: Int
    let reason: String
  }

  private let bytes: [UInt8]
  private var position = 0
  /// The number of objects and arrays around the current value.
  private var depth = 0

  private init(_ text: String) { bytes = Array(text.utf8) }

  /// Returns the value that a text consists of.
  static func node(in text: String) throws(Failure) -> JSONNode {
    var reader = JSONReader(text)
    if reader.bytes.starts(with: [0xEF, 0xBB, 0xBF]) { reader.position = 3 }
    let node = try reader.value()
    reader.skipSpaces()
    guard reader.position == reader.bytes.count else { throw reader.failure("something follows the end of the value") }
    return node
  }

  private func failure(_ reason: String) -> Failure { Failure(offset: position, reason: reason) }

  private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipSpaces() {
    while let byte = current, [0x20, 0x0A, 0x0D, 0x09].contains(byte) { position += 1 }
  }

  private mutating func accept(_ character: Unicode.Scalar) -> Bool {
    guard current == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private mutating func value() throws(Failure) -> JSONNode {
    skipSpaces()
    guard depth < 64 else { throw failure("more than 64 objects and arrays are inside one another") }
    depth += 1
    defer { depth -= 1 }
    let start = position
    let content: JSONNode.Content
    switch current {
    case UInt8(ascii: "{"): content = .object(try members())
    case UInt8(ascii: "["): content = .array(try elements())
    case UInt8(ascii: "\""): content = .string(try string())
    case nil: throw failure("a value is missing at the end of the file")
    default: content = .other(try word())
    }
    return JSONNode(content: content, range: start..<position)
  }

  private mutating func members() throws(Failure) -> [JSONNode.Member] {
    position += 1
    var members: [JSONNode.Member] = []
    var names: Set<String> = []
    skipSpaces()
    if accept("}") { return members }
    repeat {
      skipSpaces()
      let start = position
      guard current == UInt8(ascii: "\"") else { throw failure("a name in quotation marks is missing") }
      let name = try string()
      let range = start..<position
      guard names.insert(name).inserted else {
        throw Failure(offset: start, reason: "the name \"\(name)\" occurs twice in the same object")
      }
      skipSpaces()
      guard accept(":") else { throw failure("a colon is missing after \"\(name)\"") }
      members.append(JSONNode.Member(name: name, nameRange: range, value: try value()))
      skipSpaces()
    } while accept(",")
    guard accept("}") else { throw failure("a comma or '}' is missing") }
    return members
  }

  private mutating func elements() throws(Failure) -> [JSONNode] {
    position += 1
    var elements: [JSONNode] = []
    skipSpaces()
    if accept("]") { return elements }
    repeat {
      elements.append(try value())
      skipSpaces()
    } while accept(",")
    guard accept("]") else { throw failure("a comma or ']' is missing") }
    return elements
  }

  /// Reads a number, a Boolean value or null.
  private mutating func word() throws(Failure) -> String {
    let start = position
    while let byte = current, byte > 0x20, !",:]}[{\"".utf8.contains(byte) { position += 1 }
    let word = String(decoding: bytes[start..<position], as: UTF8.self)
    let isNumber = word.wholeMatch(of: /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][-+]?[0-9]+)?/) != nil
    guard isNumber || ["true", "false", "null"].contains(word) else {
      throw Failure(offset: start, reason: word.isEmpty ? "a value is missing" : "'\(word)' is no value")
    }
    return word
  }

  private mutating func string() throws(Failure) -> String {
    let start = position
    position += 1
    var text: [UInt8] = []
    while let byte = current {
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        text += Array(String(try escaped()).utf8)
      case ..<0x20:
        throw failure("a text contains a line break or another control character, which has to be escaped")
      default:
        text.append(byte)
        position += 1
      }
    }
    throw Failure(offset: start, reason: "the quotation mark at the end of a text is missing")
  }

  private mutating func escaped() throws(Failure) -> Character {
    let start = position
    position += 1
    let simple: [UInt8: Character] = [
      UInt8(ascii: "\""): "\"", UInt8(ascii: "\\"): "\\", UInt8(ascii: "/"): "/", UInt8(ascii: "b"): "\u{8}",
      UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "n"): "\n", UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t",
    ]
    guard let kind = current else { throw failure("a text ends with '\\'") }
    position += 1
    if let character = simple[kind] { return character }
    guard kind == UInt8(ascii: "u"), let first = hexadecimal() else {
      throw Failure(offset: start, reason: "an escape sequence is unknown")
    }
    if let scalar = Unicode.Scalar(first) { return Character(scalar) }
    guard (0xD800..<0xDC00).contains(first), accept("\\"), accept("u"), let second = hexadecimal(),
      (0xDC00..<0xE000).contains(second),
      let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    else { throw Failure(offset: start, reason: "half of a pair of surrogates is missing") }
    return Character(scalar)
  }

  /// Reads four hexadecimal digits.
  private mutating func hexadecimal() -> UInt32? {
    guard position + 4 <= bytes.count else { return nil }
    let digits = String(decoding: bytes[position..<position + 4], as: UTF8.self)
    guard digits.allSatisfy(\.isHexDigit), let value = UInt32(digits, radix: 16) else { return nil }
    position += 4
    return value
  }
}
