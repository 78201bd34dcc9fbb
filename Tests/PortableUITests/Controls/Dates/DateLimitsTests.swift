import Foundation
import Testing

@testable import PortableUI

@Suite struct DateLimitsTests {
  private let day = DateFieldFormat(components: .date, timeZone: .gmt)
  private let time = DateFieldFormat(components: .hourAndMinute, timeZone: .gmt)
  private let noon = Date(timeIntervalSince1970: 1_772_366_400)  // 2026-03-01 12:00

  @Test func bothLimitsAreIncluded() {
    let limits = DateLimits(from: noon, through: noon + 3600)
    for date in [noon, noon + 1, noon + 3600] { #expect(limits.admitted(date, in: time) == date) }
    for date in [noon - 60, noon + 3660, .distantPast, .distantFuture] {
      #expect(limits.admitted(date, in: time) == nil)
    }
  }

  @Test func everyDateIsAcceptedWithoutLimits() {
    for date in [Date.distantPast, noon, .distantFuture] { #expect(DateLimits().admitted(date, in: day) == date) }
  }

  @Test func dayOfALimitIsAcceptedAtAnyTimeOfDay() {
    let limits = DateLimits(from: noon, through: noon + 86_400)
    #expect(limits.admitted(noon - 3600, in: day) == noon, "the morning of the first day has passed")
    #expect(limits.admitted(noon + 90_000, in: day) == noon + 86_400)
    #expect(limits.admitted(noon - 86_400, in: day) == nil)
    #expect(limits.admitted(noon + 2 * 86_400, in: day) == nil)
  }

  @Test func minuteOfALimitIsAcceptedAtAnySecond() {
    let limits = DateLimits(from: noon + 30)
    #expect(limits.admitted(noon + 10, in: time) == noon + 30)
    #expect(limits.admitted(noon - 10, in: time) == nil)
  }

  @Test func sameTimeOnAnotherDayIsNotTheLimit() {
    #expect(DateLimits(from: noon).admitted(noon - 86_400, in: time) == nil)
  }

  @Test func limitsHaveTheFormatOfTheField() {
    let shown = DateLimits(from: noon, through: noon + 86_400).shown(for: noon, in: day)
    #expect(shown == ("2026-03-01", "2026-03-02"))
  }

  @Test func fieldOfDaysAlwaysHasALastYear() {
    #expect(DateLimits().shown(for: noon, in: day) == (nil, "9999-12-31"))
    let both = DateFieldFormat(components: [.date, .hourAndMinute], timeZone: .gmt)
    #expect(DateLimits().shown(for: noon, in: both) == (nil, "9999-12-31T23:59"))
  }

  @Test func timeOfDayIsLimitedOnlyOnTheFirstAndLastDay() {
    let limits = DateLimits(from: noon, through: noon + 2 * 86_400)
    #expect(limits.shown(for: noon + 60, in: time) == ("12:00", nil))
    #expect(limits.shown(for: noon + 86_400, in: time) == (nil, nil))
    #expect(limits.shown(for: noon + 2 * 86_400, in: time) == (nil, "12:00"))
  }
}
