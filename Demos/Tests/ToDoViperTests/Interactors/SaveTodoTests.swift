import CombineShim
import Foundation
import Testing
import ToDo
import VSMTesting
import ToDoTesting

@testable import ToDoViper

/// Unit tests of the interactor that saves a to-do.
struct SaveTodoTests {
  private let scheduler = TestScheduler()
  private let store = SteeredStore()

  private func save(
    title: String = "Buy milk", date: Date = .wednesday, in calendar: Calendar = .american, now: Date = .wednesday
  ) -> Recording<String, any Error> {
    scheduler.start {
      saveTodo(title: title, date: date, in: calendar, now: now, store: store).map { "kept" }
    }
  }

  @Test func todoIsStoredWithATrimmedTitle() {
    scheduler.schedule(at: 300) { [store] in store.answerSave() }
    let saved = save(title: " Buy milk ")
    #expect(store.created.map(\.title) == ["Buy milk"])
    #expect(saved.events == [.value(300, "kept"), .finished(300)])
  }

  @Test(arguments: [
    ("2026-11-21T23:30:00Z", "GMT", "2026-11-21"),
    ("2026-11-21T23:30:00Z", "Asia/Tokyo", "2026-11-22"),
    ("2026-11-22T04:59:59Z", "America/New_York", "2026-11-21"),
    ("2026-12-31T23:30:00Z", "Europe/Berlin", "2027-01-01"),
    // In Berlin, the day on which the clocks go back has 25 hours.
    ("2026-10-25T22:59:59Z", "Europe/Berlin", "2026-10-25"),
    ("2026-04-23T22:00:00Z", "Africa/Cairo", "2026-04-24"),
  ])
  func dateBecomesTheDayInTheTimeZone(date: String, zone: String, day: String) {
    _ = save(date: Date(date), in: .weeks(of: "en_US", in: zone), now: Date("2026-01-01T12:00:00Z"))
    #expect(store.created.map(\.day.description) == [day])
  }

  @Test func everyMomentOfTodayIsAccepted() {
    _ = save(date: Date("2026-11-18T00:00:00Z"), now: Date("2026-11-18T23:59:59Z"))
    #expect(store.created.map(\.day.description) == ["2026-11-18"])
  }

  @Test func invalidTodoIsNotPassedToTheStore() {
    #expect(save(title: " ").events == [.failure(200, NewTodoProblem.untitled)])
    #expect(store.created.isEmpty)
  }

  @Test func pastDateIsNotPassedToTheStore() {
    #expect(save(date: .wednesday - 86_400).events == [.failure(200, NewTodoProblem.past)])
    #expect(store.created.isEmpty)
  }

  @Test func errorOfASaveIsPassedOn() {
    scheduler.schedule(at: 300) { [store] in store.failSave() }
    #expect(save().events == [.failure(300, Unavailable())])
  }
}
