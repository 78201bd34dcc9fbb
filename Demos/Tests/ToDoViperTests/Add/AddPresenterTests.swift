import CombineShim
import Foundation
import Testing
import VSMTesting
import ToDoTesting

@testable import ToDoViper

/// Unit tests of the Add screen's presenter, in virtual time.
struct AddPresenterTests {
  private let scheduler = TestScheduler()

  /// Creates the presenter with input from 200 on.
  private func present(
    title: [Recorded<String, Never>] = [.value(210, "Buy milk")],
    date: [Recorded<Date, Never>] = [],
    save: [Recorded<Void, Never>] = [],
    cancel: [Recorded<Void, Never>] = [],
    calendar: [Recorded<Calendar, Never>] = [.value(0, .american)],
    now: @escaping () -> Date = { .wednesday },
    saveTodo: @escaping (String, Date, Calendar) -> AnyPublisher<Void, any Error> = { _, _, _ in
      Empty().eraseToAnyPublisher()
    }
  ) -> (output: AddView.Output, actions: AnyPublisher<AddAction, Never>) {
    addPresenter(
      AddView.Input(
        title: scheduler.hotPublisher(title).eraseToAnyPublisher(),
        date: scheduler.hotPublisher(date).eraseToAnyPublisher(),
        save: scheduler.hotPublisher(save).eraseToAnyPublisher(),
        cancel: scheduler.hotPublisher(cancel).eraseToAnyPublisher()),
      calendar: scheduler.coldPublisher(calendar).eraseToAnyPublisher(),
      now: now,
      saveTodo: saveTodo)
  }

  /// Returns an interactor with a fixed answer, which logs its parameters.
  private func saving(
    _ answer: [Recorded<Void, any Error>], asked: Log = Log()
  ) -> (String, Date, Calendar) -> AnyPublisher<Void, any Error> {
    { [scheduler] title, date, calendar in
      asked.entries.append("\(scheduler.now): \(title), \(date.formatted(.iso8601)), \(calendar.timeZone.identifier)")
      return scheduler.coldPublisher(answer).eraseToAnyPublisher()
    }
  }

  private final class Log {
    var entries: [String] = []
  }

  // MARK: Validation

  @Test func saveIsEnabledWithATitle() {
    let enabled = scheduler.start {
      present(title: [.value(210, ""), .value(220, " \n"), .value(230, " B"), .value(240, " Bu"), .value(250, "")])
        .output.isSaveEnabled
    }
    #expect(enabled.events == [.value(210, false), .value(230, true), .value(250, false)])
  }

  @Test func saveIsEnabledOnlyForADateFromTodayOn() {
    let enabled = scheduler.start {
      present(date: [.value(220, .wednesday - 86_400), .value(230, .wednesday + 86_400)]).output.isSaveEnabled
    }
    #expect(enabled.events == [.value(210, true), .value(220, false), .value(230, true)])
  }

  @Test(arguments: [
    ("2026-11-18T12:00:00Z", "America/New_York", "2026-11-18T05:00:00Z"),
    // In Berlin, the days on which the clocks go back and forward.
    ("2026-10-25T22:59:59Z", "Europe/Berlin", "2026-10-24T22:00:00Z"),
    ("2026-03-29T21:59:59Z", "Europe/Berlin", "2026-03-28T23:00:00Z"),
    // In Cairo, the clocks skip midnight.
    ("2026-04-24T12:00:00Z", "Africa/Cairo", "2026-04-23T22:00:00Z"),
    ("2026-12-31T15:30:00Z", "Asia/Tokyo", "2026-12-31T15:00:00Z"),
  ])
  func everyMomentOfTodayIsValid(now: String, zone: String, start: String) {
    let output = present(
      date: [.value(220, Date(start) - 1), .value(230, Date(start))],
      calendar: [.value(0, .weeks(of: "en_US", in: zone))],
      now: { Date(now) }
    ).output
    let earliest = scheduler.record(output.earliestDate, subscribedAt: 200)
    let enabled = scheduler.start { output.isSaveEnabled }
    #expect(earliest.values == [Date(start)])
    #expect(enabled.events == [.value(210, true), .value(220, false), .value(230, true)])
  }

  @Test func todayIsDeterminedByTheCurrentCalendar() {
    let late = Date("2026-11-18T23:30:00Z")
    let output = present(
      date: [.value(220, .wednesday)],
      calendar: [.value(0, .american), .value(100, .weeks(of: "en_US", in: "Asia/Tokyo"))], now: { late }
    ).output
    let earliest = scheduler.record(output.earliestDate, subscribedAt: 200)
    let enabled = scheduler.start { output.isSaveEnabled }
    #expect(
      earliest.events == [
        .value(200, Date("2026-11-18T00:00:00Z")), .value(300, Date("2026-11-18T15:00:00Z")),
      ])
    #expect(enabled.events == [.value(210, true), .value(300, false)])
  }

  @Test func dateIsInvalidAfterTheEndOfItsDay() {
    let enabled = scheduler.start {
      present(
        title: [.value(210, "Buy milk"), .value(400, "Buy milk!")],
        now: { [scheduler] in
          scheduler.now < 300 ? .wednesday : .wednesday + 86_400
        }
      ).output.isSaveEnabled
    }
    #expect(enabled.events == [.value(210, true), .value(400, false)])
  }

  @Test func dateIsNowUntilOneIsPicked() {
    let date = scheduler.start { present(date: [.value(220, .wednesday + 86_400)]).output.date }
    #expect(date.events == [.value(200, .wednesday), .value(220, .wednesday + 86_400)])
  }

  @Test func tapOnCancelSendsTheActionCancel() {
    let asked = Log()
    let actions = scheduler.start {
      present(cancel: [.value(250)], saveTodo: saving([.value(10)], asked: asked)).actions
    }
    #expect(actions.events == [.value(250, .cancel)])
    #expect(asked.entries.isEmpty)
  }

  // MARK: Saving

  @Test func tapOnSaveSavesTheInput() {
    let asked = Log()
    let actions = scheduler.start {
      present(
        title: [.value(210, "Buy"), .value(220, "Buy milk")],
        date: [.value(230, Date("2026-11-20T12:00:00Z"))],
        save: [.value(250)],
        saveTodo: saving([.value(100), .finished(100)], asked: asked)
      ).actions
    }
    #expect(asked.entries == ["250: Buy milk, 2026-11-20T12:00:00Z, GMT"])
    #expect(actions.events == [.value(350, .saved)])
  }

  @Test func calendarAtTheTimeOfTheTapIsUsed() {
    let asked = Log()
    _ = scheduler.start {
      present(
        save: [.value(250), .value(350)],
        calendar: [.value(0, .american), .value(100, .weeks(of: "en_US", in: "Asia/Tokyo"))],
        saveTodo: saving([.failure(10, Unavailable())], asked: asked)
      ).actions
    }
    #expect(
      asked.entries == ["250: Buy milk, 2026-11-18T12:00:00Z, GMT", "350: Buy milk, 2026-11-18T12:00:00Z, Asia/Tokyo"])
  }

  @Test func invalidInputIsNotPassedToTheInteractor() {
    let asked = Log()
    let actions = scheduler.start {
      present(
        title: [.value(220, " "), .value(240, "Buy milk")],
        date: [.value(260, .wednesday - 86_400)],
        save: [.value(210), .value(230), .value(270)],
        saveTodo: saving([.value(10)], asked: asked)
      ).actions
    }
    #expect(asked.entries.isEmpty)
    #expect(actions.events.isEmpty)
  }

  @Test func tapDuringASaveIsIgnored() {
    let asked = Log()
    let actions = scheduler.start {
      present(
        save: [.value(250), .value(251), .value(349), .value(400)],
        saveTodo: saving([.value(100), .finished(100)], asked: asked)
      ).actions
    }
    #expect(asked.entries.map { $0.prefix(3) } == ["250", "400"])
    #expect(actions.events == [.value(350, .saved), .value(500, .saved)])
  }

  @Test func failureIsAnActionAndSaveCanBeRepeated() {
    let actions = scheduler.start {
      present(save: [.value(250), .value(500)], saveTodo: saving([.failure(100, Unavailable())])).actions
    }
    #expect(
      actions.events == [
        .value(350, .failed(reason: "No space is left.")), .value(600, .failed(reason: "No space is left.")),
      ])
  }

  @Test func saveIsDisabledDuringASave() {
    let (output, actions) = present(save: [.value(250)], saveTodo: saving([.failure(100, Unavailable())]))
    let enabled = scheduler.record(output.isSaveEnabled, subscribedAt: 200)
    let isSaving = scheduler.record(output.isSaving, subscribedAt: 200)
    _ = scheduler.start { actions }
    #expect(enabled.events == [.value(210, true), .value(250, false), .value(350, true)])
    #expect(isSaving.events == [.value(200, false), .value(250, true), .value(350, false)])
  }

  @Test func dateThatHasPassedAtTheTapIsRejectedByTheInteractor() {
    let (output, actions) = present(
      save: [.value(350)],
      now: { [scheduler] in scheduler.now < 300 ? .wednesday : .wednesday + 86_400 },
      saveTodo: { _, _, _ in Fail(error: Unavailable()).eraseToAnyPublisher() })
    let enabled = scheduler.record(output.isSaveEnabled, subscribedAt: 200)
    let earliest = scheduler.record(output.earliestDate, subscribedAt: 200)
    let events = scheduler.start { actions }
    #expect(events.events == [.value(350, .failed(reason: "No space is left."))])
    #expect(enabled.events == [.value(210, true), .value(350, false)])
    #expect(
      earliest.events == [
        .value(200, Date("2026-11-18T00:00:00Z")), .value(350, Date("2026-11-19T00:00:00Z")),
      ])
  }

  @Test func cancelingTheSubscriptionCancelsTheSave() {
    let answer: ColdPublisher<Void, any Error> = scheduler.coldPublisher([.value(500)])
    _ = scheduler.start(cancelledAt: 300) {
      present(save: [.value(250)], saveTodo: { _, _, _ in answer.eraseToAnyPublisher() }).actions
    }
    #expect(answer.subscriptions == [SubscriptionTimes(subscribed: 250, ended: 300)])
  }
}
