import Foundation
import PortableUI
import Testing

@testable import PortableUIWeb

@MainActor
struct LiveSessionVisitorTests {
  /// Displays 2026-03-01 at 23:30 UTC in the time zone and locale of the page.
  private struct Almanac: View {
    @Environment(\.calendar) private var calendar
    @Environment(\.timeZone) private var timeZone
    let moment = Date(timeIntervalSince1970: 1_772_407_800)
    var body: some View {
      Text(moment, format: .dateTime.weekday(.wide))
      Text("\(timeZone.identifier), from \(calendar.firstWeekday)")
      Text("fixed")
    }
  }

  private let browser = Browser()

  private func stream(_ page: OpenPage, zone: String?, locale: String? = nil, after last: Int = 0) async throws
    -> OpenStream
  {
    browser.edit = {
      $0.zone = zone
      $0.locale = locale
    }
    return try await page.stream(after: last)
  }

  @Test func initialPageUsesTheLanguageOfTheBrowser() async throws {
    browser.edit = { $0.acceptLanguage = "fr-CH, de;q=0.5" }
    let page = try await browser.open { Almanac() }
    #expect(page.html.contains(">dimanche<") || page.html.contains(">lundi<"))
  }

  @Test func initialPageUsesTheTimeZoneOfTheCookie() async throws {
    browser.cookie = "tz=Asia/Tokyo"
    browser.edit = { $0.acceptLanguage = "de-DE" }
    let page = try await browser.open { Almanac() }
    #expect(page.html.contains(">Montag<"))
    #expect(page.html.contains(">Asia/Tokyo, from 2<"))
  }

  @Test func timeZoneOfTheScriptResultsInAPatch() async throws {
    browser.cookie = "tz=Europe/London"
    browser.edit = { $0.acceptLanguage = "en-US" }
    let page = try await browser.open { Almanac() }
    let day = try page.id(.span, "Sunday")
    let zone = try page.id(.span, "Europe/London, from 1")
    let stream = try await stream(page, zone: "Asia/Tokyo", locale: "de-DE")
    let patch = try await stream.patch()
    #expect(patch.number == 1 && patch.done == 0)
    #expect(Set(patch.ops) == [["t", day, "Montag"], ["t", zone, "Asia/Tokyo, from 2"]])
  }

  @Test func viewThatAppearsAfterTheReportUsesTheNewTimeZone() async throws {
    let page = try await browser.open { AlmanacOnDemand() }
    let button = try page.id(.button)
    let stream = try await stream(page, zone: "Asia/Tokyo", locale: "de-DE")
    #expect(!browser.reporter.entries.contains(.patch))
    try await page.post("[\(button),\"click\"]")
    let patch = try await stream.patch()
    #expect("\(patch.ops)".contains("Asia/Tokyo, from 2") && "\(patch.ops)".contains("Montag"))
    let next = try await self.stream(page, zone: "Europe/London", after: patch.number)
    #expect("\(try await next.patch().ops)".contains("Europe/London, from 2"))
  }

  private struct AlmanacOnDemand: View {
    @State private var isShown = false
    var body: some View {
      Button("Show") { isShown = true }
      if isShown { Almanac() }
    }
  }

  @Test func knownTimeZoneResultsInNoPatch() async throws {
    browser.cookie = "tz=Asia/Tokyo"
    browser.edit = { $0.acceptLanguage = "de-DE, de;q=0.9" }
    let page = try await browser.open { Almanac() }
    _ = try await stream(page, zone: "Asia/Tokyo", locale: "de-DE")
    #expect(!browser.reporter.entries.contains(.patch))
  }

  @Test func changedTimeZoneUpdatesThePage() async throws {
    let page = try await browser.open { Almanac() }
    _ = try await stream(page, zone: "Asia/Tokyo")
    let stream = try await stream(page, zone: "America/Los_Angeles", after: 1)
    let patch = try await stream.patch()
    #expect(patch.number == 2)
    #expect(patch.ops.contains { ($0[2] as? String)?.hasPrefix("America/Los_Angeles") == true })
  }

  @Test(arguments: [nil, "", "undefined", "GMT+13:37", "../../etc/localtime", String(repeating: "x", count: 100_000)])
  func invalidTimeZoneHasNoEffect(zone: String?) async throws {
    let page = try await browser.open { Almanac() }
    _ = try await stream(page, zone: zone, locale: zone)
    #expect(!browser.reporter.entries.contains(.patch))
    #expect(page.session != nil)
  }

  @Test func snapshotUsesTheNewTimeZone() async throws {
    let page = try await browser.open { Almanac() }
    let stream = try await stream(page, zone: "Asia/Tokyo", after: 7)
    let frame = try #require(await stream.next())
    #expect(frame.hasPrefix("event:snapshot"))
    #expect(frame.contains("Asia/Tokyo"))
  }

  @Test func datePickerUsesTheNewTimeZone() async throws {
    let page = try await browser.open {
      DatePicker("Due", selection: .constant(Date(timeIntervalSince1970: 1_772_407_800)), displayedComponents: .date)
    }
    let stream = try await stream(page, zone: "Asia/Tokyo")
    let field = try page.id(.input)
    #expect(try await stream.patch().ops == [["v", field, "2026-03-02", 0]])
    try await page.post("[\(field),\"input\",\"2026-02-30\",1]")
    #expect(browser.reporter.entries.contains(.event(.invalidPayload)))
    #expect(try await stream.patch().ops == [["v", field, "2026-03-02", 1], ["d", field]])
  }

  @Test func timeZoneCookieIsNotTheSessionCookie() async throws {
    let page = try await browser.open { CounterView() }
    browser.cookie = "tz=Asia/Tokyo; \(try #require(browser.cookie)); tz=x"
    #expect(try await page.click("Add") == 204)
    browser.cookie = "tz=Asia/Tokyo"
    page.number = 0
    #expect(try await page.click("Add") == 403)
  }
}
