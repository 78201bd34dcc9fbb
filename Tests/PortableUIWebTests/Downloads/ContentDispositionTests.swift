import Testing

@testable import PortableUIWeb

struct ContentDispositionTests {
  @Test func plainNameIsQuoted() {
    #expect(
      ContentDisposition.attachment(named: "Orders 2026.csv")
        == "attachment; filename=\"Orders 2026.csv\"; filename*=UTF-8''Orders%202026.csv")
  }

  @Test func otherCharactersAreEncoded() {
    #expect(
      ContentDisposition.attachment(named: "Grüße.txt")
        == "attachment; filename=\"Gr__e.txt\"; filename*=UTF-8''Gr%C3%BC%C3%9Fe.txt")
  }

  @Test(arguments: ["a\"b", "a\\b", "a\r\nSet-Cookie: b", "a;b", "a%41", "a/b", "\u{0}", "a\u{7F}"])
  func nameCannotAddToTheHeader(name: String) {
    let field = ContentDisposition.attachment(named: name)
    #expect(field.count { $0 == "\"" } == 2 && field.count { $0 == ";" } == 2)
    #expect(field.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\\") })
  }
}
