import Foundation
import Testing
import ToDo
import VSM
import ToDoTesting

@testable import ToDoVSM

@MainActor struct ListViewStateTests {
  private let store = SteeredStore()
  private let time = SteeredTime(Date("2026-11-18T12:00:00Z"))
  private let container: StateContainer<ListViewState>
  private let seen: StatesSeen

  init() {
    container = StateContainer(state: ListViewState(store: store, now: { [time] in time.now }))
    seen = StatesSeen(container)
  }

  private func read(in calendar: Calendar = .american) {
    container.observe(container.state.read(in: calendar))
  }

  private var failure: ListViewState.FailureModel {
    get throws {
      guard case .failed(let model) = container.state.content else { throw WrongState() }
      return model
    }
  }

  /// The sections with the titles in them, such as `Today: Buy milk, Call Ann`.
  private var sections: [String] {
    get throws {
      guard case .loaded(let sections) = container.state.content else { throw WrongState() }
      return sections.map { "\($0.period.title): \($0.todos.map(\.title).joined(separator: ", "))" }
    }
  }

  // MARK: Reading

  @Test func itIsLoadingUntilItIsRead() throws {
    read()
    #expect(seen.names == ["loading"])
    #expect(store.asked.map(\.lowerBound.description) == ["2026-11-18"])
    #expect(store.asked.map(\.upperBound.description) == ["2026-11-28"])
    store.answerRead()
    #expect(seen.names == ["loading", "loaded"])
    #expect(try sections == [])
  }

  @Test func toDosStandUnderThePeriodsThatTheyBelongTo() throws {
    read()
    store.answerRead(
      .due("2026-11-18", "a"), .due("2026-11-18", "b"), .due("2026-11-20", "c"), .due("2026-11-22", "d"),
      .due("2026-11-28", "e"))
    #expect(try sections == ["Today: a, b", "Later This Week: c", "Next Week: d, e"])
  }

  @Test func whatTheWeeksLeaveOutIsNotShown() throws {
    read()
    store.answerRead(.due("2026-11-17", "past"), .due("2026-11-19", "a"), .due("2026-11-29", "far"))
    #expect(try sections == ["Tomorrow: a"])
  }

  /// A week from Wednesday 18 November 2026 on, where weeks begin on Sunday and where they begin on Monday.
  @Test(arguments: [
    (Calendar.american, ["Today: 18", "Tomorrow: 19", "Later This Week: 20, 21", "Next Week: 22, 23, 24"]),
    (.german, ["Today: 18", "Tomorrow: 19", "Later This Week: 20, 21, 22", "Next Week: 23, 24"]),
  ])
  func weeksAreThoseOfTheCalendar(calendar: Calendar, expected: [String]) throws {
    read(in: calendar)
    let days = store.asked[0].lowerBound...store.asked[0].lowerBound.advanced(by: 6)
    store.answerRead(days.map { .due($0.description, String($0.description.suffix(2))) })
    #expect(try sections == expected)
  }

  @Test func weeksGoOnOverAYearsEnd() throws {
    time.now = Date("2026-12-31T12:00:00Z")
    read(in: .german)
    #expect(store.asked.map(\.upperBound.description) == ["2027-01-10"])
    store.answerRead(
      .due("2026-12-31", "a"), .due("2027-01-01", "b"), .due("2027-01-03", "c"), .due("2027-01-04", "d"))
    #expect(try sections == ["Today: a", "Tomorrow: b", "Later This Week: c", "Next Week: d"])
  }

  /// Saturday in New York, the evening before the clocks go back.
  @Test func aDayOnWhichTheClocksChangeIsADay() throws {
    time.now = Date("2026-11-01T03:59:00Z")
    let calendar = Calendar.weeks(of: "en_US", in: "America/New_York")
    read(in: calendar)
    store.answerRead(.due("2026-10-31", "a"), .due("2026-11-01", "b"), .due("2026-11-02", "c"))
    #expect(try sections == ["Today: a", "Tomorrow: b", "Next Week: c"])
    time.now = Date("2026-11-02T04:59:00Z")
    read(in: calendar)
    #expect(store.asked.map(\.lowerBound.description) == ["2026-10-31", "2026-11-01"])
  }

  // MARK: Reading again

  @Test func whatIsShownStaysUntilThereIsAnAnswer() throws {
    read()
    store.answerRead(.due("2026-11-18", "a"))
    read()
    #expect(seen.names == ["loading", "loaded"])
    store.answerRead(.due("2026-11-18", "a"), .due("2026-11-18", "b"))
    #expect(try sections == ["Today: a, b"])
  }

  @Test func theNewestAnswerWins() throws {
    read()
    #expect(store.waitingReads == 1)
    read(in: .german)
    #expect(store.waitingReads == 1)
    store.answerRead(.due("2026-11-22", "a"))
    #expect(try sections == ["Later This Week: a"])
    #expect(store.waitingReads == 0)
  }

  // MARK: Failing

  @Test func aFailureSaysWhyAndCanBeRetried() throws {
    read()
    store.failRead()
    #expect(try failure.message == "The to-dos could not be read. No space is left.")
    time.now = Date("2026-11-19T12:00:00Z")
    container.observe(try failure.retry())
    #expect(seen.names == ["loading", "failed", "loading"])
    store.answerRead(.due("2026-11-19", "a"))
    #expect(try sections == ["Today: a"])
  }
}
