import Testing

@testable import PortableUIWeb

struct JSONReaderTests {
  private func string(_ json: String) throws -> String {
    var reader = JSONReader(Array(json.utf8))
    let text = try reader.string()
    try reader.expectEnd()
    return text
  }

  private func number(_ json: String) throws -> UInt64 {
    var reader = JSONReader(Array(json.utf8))
    let number = try reader.number()
    try reader.expectEnd()
    return number
  }

  @Test func integersAreReadExactly() throws {
    #expect(try number("0") == 0)
    #expect(try number(" 42\n") == 42)
    #expect(try number("9007199254740991") == 9_007_199_254_740_991)
  }

  @Test(arguments: ["", "-1", "+1", "1.0", "1e3", "01", "9007199254740992", "99999999999999999999999", "a", "\"1\""])
  func invalidNumbersAreMalformed(json: String) {
    #expect(throws: JSONReader.Malformed.self) { try number(json) }
  }

  @Test func stringsAreUnescaped() throws {
    #expect(try string(#""plain""#) == "plain")
    #expect(try string(#""äöü \"\\\/\b\f\n\r\t é \u00e9 \uD83D\uDE00""#) == "äöü \"\\/\u{8}\u{C}\n\r\t é é 😀")
  }

  @Test func unpairedSurrogateBecomesTheReplacementCharacter() throws {
    #expect(try string(#""a\ud83d""#) == "a\u{FFFD}")
    #expect(try string(#""\ude00b""#) == "\u{FFFD}b")
    #expect(try string(#""\ud83d\u0041""#) == "\u{FFFD}A")
    #expect(try string(#""\ud83dA""#) == "\u{FFFD}A")
  }

  @Test(arguments: [
    "", "\"", "\"a", "a", "\"\n\"", "\"\\\"", "\"\\x\"", "\"\\u12\"", "\"\\u12G4\"", "\"\\", "\"\\u", "\"\\ud83d\\u\"",
    "\"a\"b",
  ])
  func invalidStringsAreMalformed(json: String) {
    #expect(throws: JSONReader.Malformed.self) { try string(json) }
  }

  @Test(arguments: [[0xFF], [0xC3], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0x5C, 0x6E, 0xFF]])
  func invalidUTF8IsMalformed(bytes: [UInt8]) {
    var reader = JSONReader([0x22] + bytes + [0x22])
    #expect(throws: JSONReader.Malformed.self) { try reader.string() }
  }
}
