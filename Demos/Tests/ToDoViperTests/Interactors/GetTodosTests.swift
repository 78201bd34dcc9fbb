import CombineShim
import Foundation
import Testing
import ToDo
import VSMTesting
import ToDoTesting

@testable import ToDoViper

/// Unit tests of the interactor that reads to-dos.
struct GetTodosTests {
  private let scheduler = TestScheduler()
  private let store = SteeredStore()

  /// Records a read with an answer at 300.
  private func read(
    in calendar: Calendar = .american, now: Date = .wednesday, _ answer: @escaping (SteeredStore) -> Void = { _ in }
  ) -> Recording<[UpcomingItem], any Error> {
    scheduler.schedule(at: 300) { [store] in answer(store) }
    return scheduler.start { getTodos(in: calendar, now: now, store: store) }
  }

  @Test(arguments: [
    ("2026-11-18T12:00:00Z", Calendar.american, "2026-11-18", "2026-11-28"),
    ("2026-11-18T12:00:00Z", Calendar.german, "2026-11-18", "2026-11-29"),
    ("2026-11-22T12:00:00Z", Calendar.american, "2026-11-22", "2026-12-05"),
    ("2026-11-22T12:00:00Z", Calendar.german, "2026-11-22", "2026-11-29"),
    // Across the end of a year.
    ("2026-12-31T12:00:00Z", Calendar.german, "2026-12-31", "2027-01-10"),
    // In Tokyo, it is already the next day.
    ("2026-11-21T23:30:00Z", Calendar.weeks(of: "en_US", in: "Asia/Tokyo"), "2026-11-22", "2026-12-05"),
    // The last hour of a day of 25 hours.
    ("2026-10-25T22:30:00Z", Calendar.weeks(of: "de_DE", in: "Europe/Berlin"), "2026-10-25", "2026-11-01"),
  ])
  func requestedRangeEndsWithNextWeek(now: String, calendar: Calendar, first: String, last: String) {
    _ = read(in: calendar, now: Date(now))
    #expect(store.asked == [CalendarDay(first)!...CalendarDay(last)!])
  }

  @Test func todosAreSortedByDate() {
    let read = read {
      $0.answerRead(
        .due("2026-11-23", "d"), .due("2026-11-18", "a"), .due("2026-11-20", "c"), .due("2026-11-19", "b"))
    }
    #expect(read.values.map { $0.map(\.title) } == [["a", "b", "c", "d"]])
    #expect(read.values.map { $0.map(\.period) } == [[.today, .tomorrow, .laterThisWeek, .nextWeek]])
    #expect(read.times == [300])
    #expect(read.events.last == .finished(300))
  }

  @Test func todosOfOneDayKeepTheOrderOfTheStore() {
    let read = read { $0.answerRead(.due("2026-11-19", "c"), .due("2026-11-18", "b"), .due("2026-11-18", "a")) }
    #expect(read.values.map { $0.map(\.title) } == [["b", "a", "c"]])
  }

  @Test func todosOutOfRangeAreDropped() {
    let read = read {
      $0.answerRead(.due("2026-11-17", "past"), .due("2026-11-28", "last"), .due("2026-11-29", "too far"))
    }
    #expect(read.values.map { $0.map(\.title) } == [["last"]])
  }

  @Test(arguments: [
    ("Europe/Berlin", "2026-10-25", "2026-10-24T22:00:00Z"),
    ("Europe/Berlin", "2026-10-26", "2026-10-25T23:00:00Z"),
    ("Asia/Tokyo", "2026-10-26", "2026-10-25T15:00:00Z"),
  ])
  func dateIsTheFirstMomentOfTheDayInTheTimeZone(zone: String, day: String, date: String) {
    let read = read(in: .weeks(of: "de_DE", in: zone), now: Date("2026-10-25T05:00:00Z")) {
      $0.answerRead(.due(day, "Change clocks"))
    }
    #expect(read.values.map { $0.map(\.date) } == [[Date(date)]])
  }

  @Test func errorOfAReadIsPassedOn() {
    let read = read { $0.failRead() }
    #expect(read.events == [.failure(300, Unavailable())])
  }
}
