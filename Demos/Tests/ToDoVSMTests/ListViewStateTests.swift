import Foundation
import Testing
import ToDo
import VSM
import ToDoTesting
import VSMTesting

@testable import ToDoVSM

@MainActor struct ListViewStateTests {
  private let store = SteeredStore()
  private let time = SteeredTime(Date("2026-11-18T12:00:00Z"))
  private let container: StateContainer<ListViewState>
  private let journey: Journey<ListViewState>

  init() {
    container = StateContainer(state: ListViewState(store: store, now: { [time] in time.now }))
    journey = Journey(of: container)
  }

  private func read(in calendar: Calendar = .american) {
    container.observe(container.state.read(in: calendar))
  }

  /// Returns the expected state of a list with sections and their titles, for example `Today: Buy milk, Call Ann`.
  private func loaded(_ sections: String...) -> ExpectedState<ListViewState> { loaded(sections) }
  private func loaded(_ sections: [String]) -> ExpectedState<ListViewState> {
    .state("loaded") { (loaded: [UpcomingSection]) in
      #expect(loaded.map { "\($0.period.title): \($0.todos.map(\.title).joined(separator: ", "))" } == sections)
    }
  }

  // MARK: Reading

  @Test func stateIsLoadingUntilTheToDosAreRead() async {
    read()
    await journey.expect()
    #expect(store.asked.map(\.lowerBound.description) == ["2026-11-18"])
    #expect(store.asked.map(\.upperBound.description) == ["2026-11-28"])
    store.answerRead()
    await journey.expect(loaded())
  }

  @Test func toDosAreGroupedByPeriod() async {
    read()
    store.answerRead(
      .due("2026-11-18", "a"), .due("2026-11-18", "b"), .due("2026-11-20", "c"), .due("2026-11-22", "d"),
      .due("2026-11-28", "e"))
    await journey.expect(loaded("Today: a, b", "Later This Week: c", "Next Week: d, e"))
  }

  @Test func toDosOutsideTheWeeksAreNotShown() async {
    read()
    store.answerRead(.due("2026-11-17", "past"), .due("2026-11-19", "a"), .due("2026-11-29", "far"))
    await journey.expect(loaded("Tomorrow: a"))
  }

  /// Seven days from Wednesday, November 18, 2026 on, with weeks that begin on Sunday and on Monday.
  @Test(arguments: [
    (Calendar.american, ["Today: 18", "Tomorrow: 19", "Later This Week: 20, 21", "Next Week: 22, 23, 24"]),
    (.german, ["Today: 18", "Tomorrow: 19", "Later This Week: 20, 21, 22", "Next Week: 23, 24"]),
  ])
  func weeksAreThoseOfTheCalendar(calendar: Calendar, expected: [String]) async {
    read(in: calendar)
    let days = store.asked[0].lowerBound...store.asked[0].lowerBound.advanced(by: 6)
    store.answerRead(days.map { .due($0.description, String($0.description.suffix(2))) })
    await journey.expect(loaded(expected))
  }

  @Test func weeksContinueAcrossTheEndOfAYear() async {
    time.now = Date("2026-12-31T12:00:00Z")
    read(in: .german)
    #expect(store.asked.map(\.upperBound.description) == ["2027-01-10"])
    store.answerRead(
      .due("2026-12-31", "a"), .due("2027-01-01", "b"), .due("2027-01-03", "c"), .due("2027-01-04", "d"))
    await journey.expect(loaded("Today: a", "Tomorrow: b", "Later This Week: c", "Next Week: d"))
  }

  /// The Saturday evening in New York before the clocks go back.
  @Test func dayWithATimeChangeIsADay() async {
    time.now = Date("2026-11-01T03:59:00Z")
    let calendar = Calendar.weeks(of: "en_US", in: "America/New_York")
    read(in: calendar)
    store.answerRead(.due("2026-10-31", "a"), .due("2026-11-01", "b"), .due("2026-11-02", "c"))
    await journey.expect(loaded("Today: a", "Tomorrow: b", "Next Week: c"))
    time.now = Date("2026-11-02T04:59:00Z")
    read(in: calendar)
    #expect(store.asked.map(\.lowerBound.description) == ["2026-10-31", "2026-11-01"])
  }

  // MARK: Reading again

  @Test func shownToDosAreKeptUntilTheResponse() async {
    read()
    store.answerRead(.due("2026-11-18", "a"))
    await journey.expect(loaded("Today: a"))
    read()
    await journey.expect()
    store.answerRead(.due("2026-11-18", "a"), .due("2026-11-18", "b"))
    await journey.expect(loaded("Today: a, b"))
  }

  @Test func newestResponseIsUsed() async {
    read()
    #expect(store.waitingReads == 1)
    read(in: .german)
    #expect(store.waitingReads == 1)
    store.answerRead(.due("2026-11-22", "a"))
    await journey.expect(loaded("Later This Week: a"))
    #expect(store.waitingReads == 0)
  }

  // MARK: Failing

  @Test func failureShowsTheReasonAndCanBeRetried() async throws {
    read()
    store.failRead()
    await journey.expect(
      .state("failed").with(\ListViewState.FailureModel.message, "The to-dos could not be read. No space is left."))
    time.now = Date("2026-11-19T12:00:00Z")
    container.observe(try journey.model(ListViewState.FailureModel.self).retry())
    await journey.expect("loading")
    store.answerRead(.due("2026-11-19", "a"))
    await journey.expect(loaded("Today: a"))
  }
}
