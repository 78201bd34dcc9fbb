import Foundation
import Testing

@testable import PortableUI

@MainActor
@Suite struct TextFormatTests {
  /// 2026-03-01, 23:30 UTC: a Sunday in Greenwich, a Monday in Tokyo.
  private let date = Date(timeIntervalSince1970: 1_772_407_800)

  private func environment(_ locale: String, _ zone: String) -> EnvironmentValues {
    var values = EnvironmentValues()
    values.locale = Locale(identifier: locale)
    values.timeZone = TimeZone(identifier: zone)!
    return values
  }

  @Test func dateIsFormattedForTheEnvironment() {
    let format = Date.FormatStyle.dateTime.weekday(.wide).day().month(.wide)
    func text(_ locale: String, _ zone: String) -> [String] {
      TestPage(environment: environment(locale, zone)) { Text(date, format: format) }.texts
    }
    #expect(text("en_US", "America/Los_Angeles") == ["Sunday, March 1"])
    #expect(text("de_DE", "Europe/Berlin") == ["Montag, 2. März"])
    #expect(text("ja_JP", "Asia/Tokyo").first?.hasSuffix("月曜日") == true)
  }

  @Test func explicitPropertiesOfTheStyleAreKept() {
    let tokyo = Date.FormatStyle(
      date: .omitted, time: .shortened, locale: Locale(identifier: "en_US"),
      timeZone: TimeZone(identifier: "Asia/Tokyo")!)
    let page = TestPage(environment: environment("de_DE", "America/Los_Angeles")) {
      Text(date, format: tokyo)
      Text(1234.5, format: .number.locale(Locale(identifier: "en_US")))
    }
    // The space before AM depends on the locale data.
    #expect(page.texts.first?.hasPrefix("8:30") == true && page.texts.first?.hasSuffix("AM") == true)
    #expect(page.texts.last == "1,234.5")
  }

  @Test func numbersUseTheLocale() {
    let page = TestPage(environment: environment("de_DE", "UTC")) { Text(1234.5, format: .number) }
    #expect(page.texts == ["1.234,5"])
  }

  @Test func dateStylesShowADayOrATime() {
    let page = TestPage(environment: environment("de_DE", "Asia/Tokyo")) {
      Text(date, style: .date)
      Text(date, style: .time)
    }
    #expect(page.texts.first == "2. März 2026")
    #expect(page.texts.last?.hasSuffix("8:30") == true)
  }

  @Test func otherDateStylesUseTheTimeZone() {
    let page = TestPage(environment: environment("de_DE", "Asia/Tokyo")) {
      Text(date..<date + 3600, format: .interval.hour().minute())
    }
    #expect(page.texts.first?.hasPrefix("08:30") == true)
    #expect(page.texts.first?.contains("09:30") == true)
  }

  @Test func changedEnvironmentUpdatesTheText() {
    let page = TestPage(environment: environment("en_US", "UTC")) { Text(date, format: .dateTime.weekday(.wide)) }
    #expect(page.texts == ["Sunday"])
    page.host.environment.locale = Locale(identifier: "de_DE")
    #expect(page.texts == ["Sonntag"])
    page.host.environment.timeZone = TimeZone(identifier: "Asia/Tokyo")!
    #expect(page.texts == ["Montag"])
    #expect(page.takeOps().count == 2)
  }

  @Test func looksAreKeptForFormattedText() throws {
    let page = TestPage(environment: environment("de_DE", "UTC")) {
      Text(1.5, format: .number).bold().foregroundStyle(.secondary)
    }
    #expect(page.texts == ["1,5"])
    #expect(page.first(.span)?[.class] == "text bold fg-secondary")
  }

  @Test func textsWithEqualValueStyleAndLooksAreEqual() {
    let format = Date.FormatStyle.dateTime.weekday()
    #expect(Text(date, format: format) == Text(date, format: format))
    #expect(Text(date, format: format) != Text(date + 1, format: format))
    #expect(Text(date, format: format) != Text(date, format: format.day()))
    #expect(Text(date, format: format) != Text(date, format: format).bold())
    #expect(Text(date, format: format) != Text("Sun"))
    #expect(Text("Sun") != Text(date, format: format))
    #expect(Text(1, format: .number) != Text(1.0, format: .number))
  }

  @Test func formattedLabelUsesTheEnvironment() {
    let page = TestPage(environment: environment("en_US", "UTC")) {
      Text("a").accessibilityLabel(Text(date, format: .dateTime.weekday(.wide)))
      TextField("b", text: .constant(""), prompt: Text(date, format: .dateTime.weekday(.wide)))
        .navigationTitle(Text(date, format: .dateTime.weekday(.wide)))
    }
    func names() -> [String?] { [page.first(.span)?[.ariaLabel], page.first(.input)?[.placeholder], page.host.title] }
    #expect(names() == ["Sunday", "Sunday", "Sunday"])
    page.host.environment.locale = Locale(identifier: "de_DE")
    #expect(names() == ["Sonntag", "Sonntag", "Sonntag"])
  }

  @Test func formattedOptionOfAPickerUsesTheEnvironment() {
    let page = TestPage(environment: environment("de_DE", "UTC")) {
      Picker("Day", selection: .constant(1)) { Text(date, format: .dateTime.weekday(.wide)).tag(1) }
    }
    #expect(page.chosenOption == "Sonntag")
  }
}
