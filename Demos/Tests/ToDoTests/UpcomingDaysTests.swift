import Foundation
import Testing
import ToDo
import ToDoTesting

struct UpcomingDaysTests {
  /// Returns the periods from yesterday on, with a character for each day. `-` is a day without a period.
  private func periods(from now: String, in calendar: Calendar) -> String {
    let upcoming = UpcomingDays(from: Date(now), in: calendar)
    let shown = (-1...14).map { upcoming.period(of: upcoming.today.advanced(by: $0)) }
    return shown.map { period in
      switch period {
      case .today: "0"
      case .tomorrow: "1"
      case .laterThisWeek: "t"
      case .nextWeek: "n"
      case nil: "-"
      }
    }.joined()
  }

  /// Wednesday, November 18, 2026 and the six days after it.
  @Test(arguments: [
    ("2026-11-18T12:00:00Z", "-01ttnnnnnnn----"),
    ("2026-11-19T12:00:00Z", "-01tnnnnnnn-----"),
    ("2026-11-20T12:00:00Z", "-01nnnnnnn------"),
    ("2026-11-21T12:00:00Z", "-01nnnnnn-------"),
    ("2026-11-22T12:00:00Z", "-01tttttnnnnnnn-"),
    ("2026-11-23T12:00:00Z", "-01ttttnnnnnnn--"),
    ("2026-11-24T12:00:00Z", "-01tttnnnnnnn---"),
  ])
  func weeksCanBeginOnSunday(now: String, expected: String) {
    #expect(periods(from: now, in: .american) == expected)
  }

  @Test(arguments: [
    ("2026-11-18T12:00:00Z", "-01tttnnnnnnn---"),
    ("2026-11-21T12:00:00Z", "-01nnnnnnn------"),
    ("2026-11-22T12:00:00Z", "-01nnnnnn-------"),
    ("2026-11-23T12:00:00Z", "-01tttttnnnnnnn-"),
  ])
  func weeksCanBeginOnMonday(now: String, expected: String) {
    #expect(periods(from: now, in: .german) == expected)
  }

  @Test func customFirstWeekdayIsUsed() {
    var calendar = Calendar.american
    calendar.firstWeekday = 7
    #expect(periods(from: "2026-11-18T12:00:00Z", in: calendar) == "-01tnnnnnnn-----")
  }

  @Test func weeksContinueAcrossTheEndOfAYear() throws {
    // A Thursday.
    let upcoming = UpcomingDays(from: Date("2026-12-31T12:00:00Z"), in: .german)
    #expect(upcoming.days.upperBound.description == "2027-01-10")
    #expect(periods(from: "2026-12-31T12:00:00Z", in: .german) == "-01ttnnnnnnn----")
  }

  @Test(arguments: ["Europe/Berlin", "America/New_York", "Africa/Cairo", "America/Santiago", "Australia/Lord_Howe"])
  func daysWithATimeChangeAreDays(zone: String) throws {
    let calendar = Calendar.weeks(of: "en_US", in: zone)
    var day = try #require(CalendarDay("2026-01-01"))
    for _ in 0..<365 {
      let start = day.start(in: calendar)
      let next = day.advanced(by: 1).start(in: calendar)
      for now in [start, next - 1] {
        let upcoming = UpcomingDays(from: now, in: calendar)
        #expect(upcoming.today == day)
        #expect(upcoming.period(of: day.advanced(by: 1)) == .tomorrow)
      }
      day = day.advanced(by: 1)
    }
  }

  /// Compares the weeks with the weeks of Foundation's calendar.
  @Test(arguments: ["en_US", "de_DE", "ar_EG"])
  func weeksAreThoseOfTheCalendar(locale: String) throws {
    let calendar = Calendar.weeks(of: locale)
    var now = Date("2026-01-01T12:00:00Z")
    for _ in 0..<800 {
      let upcoming = UpcomingDays(from: now, in: calendar)
      let thisWeek = try #require(calendar.dateInterval(of: .weekOfYear, for: now))
      let nextWeek = try #require(calendar.dateInterval(of: .weekOfYear, for: thisWeek.end))
      #expect(upcoming.days.upperBound == CalendarDay(nextWeek.end - 1, in: calendar))
      let first = CalendarDay(nextWeek.start, in: calendar)
      if upcoming.today.distance(to: first) > 1 { #expect(upcoming.period(of: first) == .nextWeek) }
      now += 86_400
    }
  }

  @Test func timeZoneDeterminesTheDay() {
    let now = Date("2026-11-21T23:30:00Z")
    #expect(UpcomingDays(from: now, in: .weeks(of: "en_US", in: "Asia/Tokyo")).today.description == "2026-11-22")
    #expect(UpcomingDays(from: now, in: .weeks(of: "en_US", in: "Pacific/Honolulu")).today.description == "2026-11-21")
  }
}
