import CombineShim
import Foundation
import Testing
import VSMTesting

@testable import ToDoViper

/// The presenter of the Add screen alone: its time is virtual, and so is today.
struct AddPresenterTests {
  private let scheduler = TestScheduler()

  /// What is entered, from 200 on.
  private func output(
    title: [Recorded<String, Never>] = [.value(210, "Buy milk")],
    date: [Recorded<Date, Never>] = [],
    calendar: [Recorded<Calendar, Never>] = [.value(0, .american)],
    now: @escaping () -> Date = { .wednesday }
  ) -> AddView.Output {
    addPresenter(
      AddView.Input(
        title: scheduler.hotPublisher(title).eraseToAnyPublisher(),
        date: scheduler.hotPublisher(date).eraseToAnyPublisher()),
      calendar: scheduler.coldPublisher(calendar).eraseToAnyPublisher(),
      now: now)
  }

  @Test func saveIsEnabledOnceThereIsATitle() {
    let enabled = scheduler.start {
      output(title: [.value(210, ""), .value(220, " \n"), .value(230, " B"), .value(240, " Bu"), .value(250, "")])
        .isSaveEnabled
    }
    #expect(enabled.events == [.value(210, false), .value(230, true), .value(250, false)])
  }

  @Test func saveIsEnabledOnlyForADateThatIsNotOver() {
    let enabled = scheduler.start {
      output(date: [.value(220, .wednesday - 86_400), .value(230, .wednesday + 86_400)]).isSaveEnabled
    }
    #expect(enabled.events == [.value(210, true), .value(220, false), .value(230, true)])
  }

  @Test(arguments: [
    ("2026-11-18T12:00:00Z", "America/New_York", "2026-11-18T05:00:00Z"),
    // The day on which the clocks of Berlin go back, and the one on which they go forward.
    ("2026-10-25T22:59:59Z", "Europe/Berlin", "2026-10-24T22:00:00Z"),
    ("2026-03-29T21:59:59Z", "Europe/Berlin", "2026-03-28T23:00:00Z"),
    // In Cairo the clocks skip midnight.
    ("2026-04-24T12:00:00Z", "Africa/Cairo", "2026-04-23T22:00:00Z"),
    ("2026-12-31T15:30:00Z", "Asia/Tokyo", "2026-12-31T15:00:00Z"),
  ])
  func allOfTodayIsNotOver(now: String, zone: String, start: String) {
    let output = output(
      date: [.value(220, Date(start) - 1), .value(230, Date(start))],
      calendar: [.value(0, .weeks(of: "en_US", in: zone))],
      now: { Date(now) })
    let earliest = scheduler.record(output.earliestDate, subscribedAt: 200)
    let enabled = scheduler.start { output.isSaveEnabled }
    #expect(earliest.values == [Date(start)])
    #expect(enabled.events == [.value(210, true), .value(220, false), .value(230, true)])
  }

  @Test func todayIsThatOfTheCalendarInUse() {
    let late = Date("2026-11-18T23:30:00Z")
    let output = output(
      date: [.value(220, .wednesday)],
      calendar: [.value(0, .american), .value(100, .weeks(of: "en_US", in: "Asia/Tokyo"))], now: { late })
    let earliest = scheduler.record(output.earliestDate, subscribedAt: 200)
    let enabled = scheduler.start { output.isSaveEnabled }
    #expect(
      earliest.events == [
        .value(200, Date("2026-11-18T00:00:00Z")), .value(300, Date("2026-11-18T15:00:00Z")),
      ])
    #expect(enabled.events == [.value(210, true), .value(300, false)])
  }

  @Test func aDateIsOverAsSoonAsItsDayIs() {
    let enabled = scheduler.start {
      output(title: [.value(210, "Buy milk"), .value(400, "Buy milk!")]) { [scheduler] in
        scheduler.now < 300 ? .wednesday : .wednesday + 86_400
      }.isSaveEnabled
    }
    #expect(enabled.events == [.value(210, true), .value(400, false)])
  }

  @Test func theDateIsNowUntilOneIsPicked() {
    let date = scheduler.start { output(date: [.value(220, .wednesday + 86_400)]).date }
    #expect(date.events == [.value(200, .wednesday), .value(220, .wednesday + 86_400)])
  }
}
