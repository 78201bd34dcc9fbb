import Foundation
import Testing
import ToDo
import ToDoTesting

struct CalendarDayTests {
  @Test(arguments: [
    ("2026-11-21T00:00:00Z", "GMT", "2026-11-21"),
    ("2026-11-20T23:59:59Z", "GMT", "2026-11-20"),
    ("2026-11-21T23:30:00Z", "Asia/Tokyo", "2026-11-22"),
    ("2026-11-21T04:59:59Z", "America/New_York", "2026-11-20"),
    ("1969-12-31T23:59:59Z", "GMT", "1969-12-31"),
    ("2024-02-29T12:00:00Z", "GMT", "2024-02-29"),
    // In Berlin, the day on which the clocks go back has 25 hours.
    ("2026-10-25T22:59:59Z", "Europe/Berlin", "2026-10-25"),
    ("2026-10-25T23:00:00Z", "Europe/Berlin", "2026-10-26"),
  ])
  func dayOfAMomentIsThatOfTheTimeZone(moment: String, zone: String, day: String) {
    #expect(CalendarDay(Date(moment), in: .weeks(of: "en", in: zone)).description == day)
  }

  @Test func dayIsIndependentOfTheCalendarIdentifier() {
    let now = Date("2026-11-21T12:00:00Z")
    for identifier in [Calendar.Identifier.buddhist, .hebrew, .islamicCivil, .japanese, .persian] {
      var calendar = Calendar(identifier: identifier)
      calendar.timeZone = .gmt
      #expect(CalendarDay(now, in: calendar).description == "2026-11-21")
      #expect(CalendarDay(now, in: calendar).start(in: calendar) == Date("2026-11-21T00:00:00Z"))
    }
  }

  @Test(arguments: [
    ("2026-11-21", "GMT", "2026-11-21T00:00:00Z"),
    ("2026-11-21", "Asia/Tokyo", "2026-11-20T15:00:00Z"),
    ("2026-10-25", "Europe/Berlin", "2026-10-24T22:00:00Z"),
    ("2026-10-26", "Europe/Berlin", "2026-10-25T23:00:00Z"),
    // In Cairo, the clocks skip from midnight to one o'clock.
    ("2026-04-24", "Africa/Cairo", "2026-04-23T22:00:00Z"),
  ])
  func dayStartsWithItsFirstMoment(day: String, zone: String, start: String) throws {
    let calendar = Calendar.weeks(of: "en", in: zone)
    let day = try #require(CalendarDay(day))
    #expect(day.start(in: calendar) == Date(start))
    #expect(CalendarDay(day.start(in: calendar), in: calendar) == day)
    #expect(CalendarDay(day.start(in: calendar) - 1, in: calendar) == day.advanced(by: -1))
  }

  @Test func daysContinueAcrossTheEndOfAYear() throws {
    let last = try #require(CalendarDay("2027-12-31"))
    #expect(last.advanced(by: 1).description == "2028-01-01")
    #expect(last.advanced(by: 60).description == "2028-02-29")
    #expect(last.distance(to: last.advanced(by: 366)) == 366)
    #expect(last < last.advanced(by: 1))
  }

  @Test(arguments: [
    "", "2026", "2026-11", "2026-1-1", "2026-02-30", "2026-13-01", "21.11.2026", "2026-11-21T00:00:00Z", "2026-11-21 ",
    "-2026-11-21", "２０２６-11-21",
  ])
  func onlyACompleteDateIsADay(text: String) {
    #expect(CalendarDay(text) == nil)
  }
}
