import Foundation
import Testing
import VSMTesting

@testable import PortableUIWeb

struct JSONWriterTests {
  private func written(_ write: (inout JSONWriter) -> Void) -> String {
    var writer = JSONWriter()
    write(&writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  @Test(arguments: [0, 1, 9, 10, 99, 100, 1_234_567_890, UInt64.max])
  func numbersAreDecimal(number: UInt64) {
    #expect(written { $0.number(number) } == "\(number)")
  }

  @Test func reservedCharactersAreEscaped() {
    #expect(written { $0.string("a\"b\\c\nd\re\tf\u{0}g\u{1F}h") } == #""a\"b\\c\nd\re\tf\u0000g\u001fh""#)
  }

  @Test func lineSeparatorsAreEscaped() {
    #expect(written { $0.string("a\u{2028}b\u{2029}c\u{2027}") } == "\"a\\u2028b\\u2029c\u{2027}\"")
  }

  @Test func absentTextIsNull() {
    #expect(written { $0.string(nil as String?) } == "null")
  }

  @Test func stringsSurviveARoundTrip() throws {
    var generator = SeededGenerator(seed: 7)
    let scalars = (0..<0x3000).compactMap(Unicode.Scalar.init) + ["\u{1F600}", "\u{10FFFF}", "\u{FEFF}"]
    for _ in 0..<500 {
      var text = ""
      for _ in 0..<Int.random(in: 0..<40, using: &generator) {
        text.unicodeScalars.append(scalars.randomElement(using: &generator)!)
      }
      let json = written { $0.string(text) }
      #expect(!json.contains { $0 == "\n" || $0 == "\r" })
      let read = try JSONSerialization.jsonObject(with: Data("[\(json)]".utf8)) as? [String]
      #expect(read?.first.map { Array($0.utf8) } == Array(text.utf8))
    }
  }
}
