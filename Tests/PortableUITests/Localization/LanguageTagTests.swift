import Testing

@testable import PortableUI

struct LanguageTagTests {
  @Test(arguments: [
    ("de", "de"), ("DE-at", "de-AT"), ("zh-hant-tw", "zh-Hant-TW"), ("es-419", "es-419"), ("fil", "fil"),
    ("de-DE-1996", "de-DE"), ("de-DE-u-co-phonebk-ca-buddhist", "de-DE"), ("sl-rozaj-biske", "sl"),
    ("en-x-twain", "en"),
    ("zh-cmn-Hans-CN", "zh"),
  ])
  func tagIsParsedUpToItsRegion(tag: String, read: String) {
    #expect(LanguageTag(tag)?.description == read)
  }

  @Test(arguments: [
    "", "-", "d", "deutsch", "d1", "*", "de-", "-de", "de--DE", "de_DE", "de DE", "dé", "de-DE\u{0}", "de;q=1", "😀",
    "de-DE@calendar=japanese", "de-abcdefghi", String(repeating: "de-", count: 40) + "de", "../../etc", "ｄｅ",
  ])
  func invalidTagsAreRejected(tag: String) {
    #expect(LanguageTag(tag) == nil)
  }

  @Test func fallbacksEndWithTheLanguage() throws {
    #expect(try #require(LanguageTag("zh-Hant-TW")).fallbacks == ["zh_Hant_TW", "zh_TW", "zh_Hant", "zh"])
    #expect(try #require(LanguageTag("de")).fallbacks.allSatisfy { $0 == "de" })
  }
}
