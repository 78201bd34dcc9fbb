import Foundation
import Testing
import VSMTesting

@testable import PortableUIWeb

struct VisitorLocaleTests {
  @Test(arguments: [
    ("de-AT", "de_AT"), ("en-US", "en_US"), ("zh-TW", "zh_Hant_TW"), ("zh-CN", "zh_Hans_CN"),
    ("sr-Latn-RS", "sr_Latn_RS"),
    ("he-IL", "he_IL"), ("pt-BR", "pt_BR"), ("de-DE-u-ca-buddhist", "de_DE"), ("en-Latn-GB", "en_GB"),
  ])
  func tagIsMappedToAnAvailableLocale(tag: String, identifier: String) {
    #expect(VisitorLocale(tag: tag)?.locale.identifier == identifier)
  }

  @Test(arguments: ["xx", "xx-YY", "tlh-Latn", "root", "und", "nonsense", "", "*"])
  func unknownLanguageIsRejected(tag: String) {
    #expect(VisitorLocale(tag: tag) == nil)
  }

  @Test(arguments: [("en-US", 1), ("en-GB", 2), ("de-DE", 2), ("ar-EG", 7), ("fa-IR", 7), ("ja-JP", 1), ("pt-BR", 1)])
  func regionDeterminesTheFirstWeekday(tag: String, day: Int) {
    #expect(VisitorLocale(tag: tag)?.calendar.firstWeekday == day)
  }

  @Test func regionWithoutLocaleDeterminesTheFirstWeekday() throws {
    // There is a Welsh locale for Britain, where weeks begin on Monday.
    let welsh = try #require(VisitorLocale(tag: "cy-BR"))
    #expect(welsh.locale.identifier == "cy")
    #expect(welsh.calendar.firstWeekday == 1)
    #expect(VisitorLocale(tag: "cy-ZZ")?.calendar.firstWeekday == VisitorLocale(tag: "cy")?.calendar.firstWeekday)
  }

  @Test(arguments: [
    ("de", "de"), ("de-AT, en;q=0.5", "de_AT"), ("en;q=0.5, de-AT", "de_AT"), ("en;q=0.5,de;q=0.75,fr;q=0.6", "de"),
    ("xx, yy;q=0.9, fr;q=0.1", "fr"), ("fr , de", "fr"), ("de;q=0, fr", "fr"), ("*, de", "de"),
    ("*;q=0.5, fr;q=0.1", "fr"),
    ("de; q=0.5 , fr;q=0.6", "fr"), ("de;Q=0.9", "de"), ("de;q=1.000, fr;q=1", "de"), (",,de,", "de"),
    ("de;q=0.001, fr;q=0.002", "fr"),
  ])
  func mostPreferredKnownLanguageIsUsed(header: String, language: String) throws {
    let locale = try #require(VisitorLocale.preferences(in: header).first).locale
    let wanted = Locale(identifier: language)
    #expect(locale.language.languageCode == wanted.language.languageCode)
    if let region = wanted.region { #expect(locale.region == region) }
  }

  @Test(arguments: [
    "", " ", ",", "*", "*;q=1", "xx", "de;q=0", "de;q=0.000", "de;q", "de;q=", "de;q=2", "de;q=-1", "de;q=1.5",
    "de;q=0.1234",
    "de;q=.5", "de;q=0,5", "de;q=1.001", "de;level=1", "de;q=0.5;q=0.6", "de;q=\u{661}", "\u{0}", "😀",
  ])
  func headerWithoutKnownLanguagesIsIgnored(header: String) {
    #expect(VisitorLocale.preferences(in: header).first == nil)
  }

  @Test func missingHeaderHasNoLocale() {
    #expect(VisitorLocale.preferences(in: nil).first == nil)
  }

  @Test func numberOfConsideredLanguagesIsLimited() {
    let endless = String(repeating: "xx,", count: 100_000)
    #expect(VisitorLocale.preferences(in: endless + "de").first == nil)
    #expect(VisitorLocale.preferences(in: "de," + endless).first?.locale.language.languageCode == "de")
  }

  @Test func onlyAvailableLocalesAreCreated() {
    var generator = SeededGenerator(seed: 3)
    let known = Set(Locale.availableIdentifiers)
    let letters = Array("abcdeDEUShansZ019-;,=q. *\u{0}é")
    for _ in 0..<5_000 {
      let count = Int.random(in: 0..<24, using: &generator)
      let header = String((0..<count).map { _ in letters.randomElement(using: &generator)! })
      if let locale = VisitorLocale.preferences(in: header).first { #expect(known.contains(locale.locale.identifier)) }
    }
  }
}
