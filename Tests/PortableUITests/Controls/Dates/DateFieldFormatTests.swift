import Foundation
import Testing

@testable import PortableUI

@Suite struct DateFieldFormatTests {
  private let day = DateFieldFormat(components: .date, timeZone: .berlin)
  private let time = DateFieldFormat(components: .hourAndMinute, timeZone: .berlin)
  private let both = DateFieldFormat(components: [.date, .hourAndMinute], timeZone: .berlin)

  @Test func eachKindOfFieldHasItsFormat() throws {
    let date = try Date("2026-03-01T08:05:09Z", strategy: .iso8601)
    #expect(day.inputType == "date" && day.text(of: date) == "2026-03-01")
    #expect(time.inputType == "time" && time.text(of: date) == "09:05")
    #expect(both.inputType == "datetime-local" && both.text(of: date) == "2026-03-01T09:05")
    #expect(DateFieldFormat(components: [], timeZone: .berlin).inputType == both.inputType)
  }

  @Test(arguments: [
    ("America/Los_Angeles", "2026-02-28"), ("Europe/Berlin", "2026-03-01"), ("Asia/Tokyo", "2026-03-01"),
    ("Pacific/Kiritimati", "2026-03-01"),
  ])
  func dayIsWrittenInTheTimeZone(zone: String, text: String) throws {
    let format = DateFieldFormat(components: .date, timeZone: try #require(TimeZone(identifier: zone)))
    #expect(format.text(of: try Date("2026-03-01T05:00:00Z", strategy: .iso8601)) == text)
  }

  @Test func writtenDatesAreReadAgain() {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<500 {
      let date = Date(timeIntervalSince1970: .random(in: -1e10...1e11, using: &generator))
      let other = Date(timeIntervalSince1970: .random(in: -1e10...1e11, using: &generator))
      guard let text = both.text(of: date), let read = both.date(from: text, keeping: other) else {
        Issue.record("\(date) is not written, or not read.")
        continue
      }
      #expect(both.text(of: read) == text)
    }
  }

  @Test func readDayKeepsTheTimeOfDayExactly() throws {
    let old = try Date("2026-03-01T08:05:09Z", strategy: .iso8601) + 0.25
    let new = try Date("2026-03-05T08:05:09Z", strategy: .iso8601) + 0.25
    #expect(day.date(from: "2026-03-05", keeping: old) == new)
  }

  @Test func readDayKeepsTheLocalTimeAcrossDaylightSavingTime() throws {
    let winter = try Date("2026-03-28T08:00:00Z", strategy: .iso8601)
    let summer = try Date("2026-03-29T07:00:00Z", strategy: .iso8601)
    #expect(time.text(of: winter) == "09:00")
    #expect(day.date(from: "2026-03-29", keeping: winter) == summer)
  }

  @Test func readTimeKeepsTheDay() throws {
    let old = try Date("2026-03-01T23:30:00Z", strategy: .iso8601)
    #expect(time.date(from: "07:15", keeping: old) == (try Date("2026-03-02T06:15:00Z", strategy: .iso8601)))
  }

  @Test func skippedTimeBecomesTheLaterTime() throws {
    let old = try Date("2026-03-28T12:00:00Z", strategy: .iso8601)
    let read = try #require(both.date(from: "2026-03-29T02:30", keeping: old))
    #expect(both.text(of: read) == "2026-03-29T03:30")
  }

  @Test func repeatedTimeStaysTheSameOccurrence() throws {
    let first = try Date("2026-10-25T00:30:00Z", strategy: .iso8601)
    let second = try Date("2026-10-25T01:30:00Z", strategy: .iso8601)
    #expect(both.text(of: first) == "2026-10-25T02:30" && both.text(of: second) == "2026-10-25T02:30")
    #expect(both.date(from: "2026-10-25T02:30", keeping: first) == first)
    #expect(both.date(from: "2026-10-25T02:30", keeping: second) == second)
  }

  @Test func leapDaysAreRead() {
    for text in ["2024-02-29", "2000-02-29"] { #expect(day.date(from: text, keeping: .now) != nil) }
    for text in ["2026-02-29", "1900-02-29"] { #expect(day.date(from: text, keeping: .now) == nil) }
  }

  @Test(arguments: [
    "", " ", "2026", "2026-3-1", "2026-03-1", "26-03-01", "2026-00-01", "2026-13-01", "2026-04-31", "2026-03-00",
    "2026-03-32", "0000-01-01", "12026-03-01", "2026-03-01 ", " 2026-03-01", "2026-03-01T09:00", "2026/03/01",
    "2026-W10",
    "-026-03-01", "+026-03-01", "2026--3-01", "２０２６-03-01", "2026-03-01\u{0}", "today", "2026-03-01\u{301}",
  ])
  func invalidDaysAreRejected(text: String) {
    #expect(day.date(from: text, keeping: .now) == nil)
  }

  @Test(arguments: ["", "9:00", "24:00", "23:60", "09:0", "09:00:00", "09-00", "0900", "2026-03-01T09:00", "09:00Z"])
  func invalidTimesAreRejected(text: String) {
    #expect(time.date(from: text, keeping: .now) == nil)
  }

  @Test(arguments: ["2026-03-01", "09:00", "2026-03-01 09:00", "2026-03-01T09:00:00", "2026-03-01T09:00Z", "T09:00"])
  func invalidDaysWithTimesAreRejected(text: String) {
    #expect(both.date(from: text, keeping: .now) == nil)
  }

  @Test func yearsOutsideTheFormatAreNotWritten() {
    #expect(day.text(of: Date(timeIntervalSince1970: 1e12)) == nil)
    #expect(day.text(of: Date(timeIntervalSince1970: -1e12)) == nil)
    #expect(day.text(of: .distantFuture)?.hasPrefix("4001") == true)
    #expect(day.date(from: "2026-03-01", keeping: Date(timeIntervalSince1970: -1e12)).flatMap(day.text) == "2026-03-01")
  }

  @Test func randomTextIsReadOrRejected() {
    var generator = SystemRandomNumberGenerator()
    let letters = Array("0123456789-:T \u{0}é😀")
    for _ in 0..<20_000 {
      let text = String(
        (0..<Int.random(in: 0..<20, using: &generator)).map { _ in letters.randomElement(using: &generator)! })
      for format in [day, time, both] {
        if let read = format.date(from: text, keeping: .distantPast) { #expect(format.text(of: read) != nil) }
      }
    }
  }
}

extension TimeZone {
  static let berlin = TimeZone(identifier: "Europe/Berlin")!
}
