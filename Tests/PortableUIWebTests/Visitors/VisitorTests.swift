import Foundation
import PortableUI
import Testing

@testable import PortableUIWeb

struct VisitorTests {
  private func request(_ fields: (name: String, value: String)...) -> LiveRequest {
    LiveRequest(method: .get, fields: fields)
  }

  @Test func unknownVisitorUsesTheServersDefaults() {
    let values = Visitor(request()).environment()
    #expect(values.locale == .current && values.timeZone == .current && values.calendar == .current)
  }

  @Test func firstRequestProvidesLanguageAndTimeZone() {
    let visitor = Visitor(request(("Accept-Language", "de-AT, en;q=0.5"), ("Cookie", "tz=Asia/Tokyo")))
    #expect(visitor.environment().locale.identifier == "de_AT")
    #expect(visitor.environment().timeZone.identifier == "Asia/Tokyo")
    #expect(visitor.environment().calendar.timeZone.identifier == "Asia/Tokyo")
    #expect(visitor.environment().calendar.firstWeekday == 2)
    #expect(visitor.environment().calendar.locale?.identifier == "de_AT")
  }

  @Test func languageAndTimeZoneAreIndependent() {
    let language = Visitor(request(("Accept-Language", "ar-EG"))).environment()
    #expect(language.timeZone == .current && language.calendar.timeZone == .current)
    #expect(language.calendar.firstWeekday == 7)
    let zone = Visitor(request(("Cookie", "tz=Asia/Tokyo"))).environment()
    #expect(zone.locale == .current)
    #expect(zone.calendar.timeZone.identifier == "Asia/Tokyo")
  }

  @Test func scriptOverridesTheFirstRequest() {
    var visitor = Visitor(request(("Accept-Language", "de"), ("Cookie", "tz=Asia/Tokyo")))
    visitor.update(from: request(("Live-Zone", "Europe/Berlin"), ("Live-Locale", "en-GB")))
    #expect(visitor.timeZone?.identifier == "Europe/Berlin")
    #expect(visitor.locale?.locale.identifier == "en_GB")
  }

  @Test func invalidValuesHaveNoEffect() {
    let known = Visitor(request(("Accept-Language", "de"), ("Cookie", "tz=Asia/Tokyo")))
    for (zone, locale) in [("undefined", "undefined"), ("", ""), ("GMT+13:37", "xx-YY"), ("../x", "*")] {
      var visitor = known
      visitor.update(from: request(("Live-Zone", zone), ("Live-Locale", locale)))
      #expect(visitor == known)
    }
    var visitor = known
    visitor.update(from: request())
    #expect(visitor == known)
  }
}
