import Foundation
import PortableUI
import Testing
import ToDo
import VSMTesting
import ToDoTesting

@testable import ToDoVSM

/// Tests of the List screen through its controls.
@MainActor struct ToDoViewTests {
  private let app = ToDoPage()
  private var page: HeadlessPage { app.page }
  private var store: SteeredStore { app.store }

  private func answer(_ todos: Todo...) {
    store.answerRead(todos)
    page.host.flush()
  }

  // MARK: Reading

  @Test func pageReadsOnAppearance() throws {
    #expect(try page.find(.role(.heading)).name == "To-do")
    _ = try page.find(.role(.progressbar, name: "Loading"))
    #expect(app.buttons == ["Add"])
    #expect(store.asked.count == 1)
    answer()
    #expect(app.texts == ["To-do", "No upcoming to-dos"])
    #expect(page.findAll(.role(.progressbar)).isEmpty)
  }

  @Test func toDosAreShownUnderTheirPeriods() throws {
    answer(.due("2026-11-18", "Buy milk"), .due("2026-11-19", "Call Ann"), .due("2026-11-21", "Rest"))
    #expect(
      app.texts == [
        "To-do", "Today", "Buy milk", "Wed, Nov 18", "Tomorrow", "Call Ann", "Thu, Nov 19", "Later This Week", "Rest",
        "Sat, Nov 21",
      ])
    #expect(page.diagnostics.isEmpty)
  }

  @Test func daysAreInTheLanguageOfThePerson() throws {
    let app = ToDoPage(now: "2026-12-31T12:00:00Z", calendar: .german)
    app.store.answerRead(.due("2026-12-31", "Feiern"), .due("2027-01-04", "Arbeiten"))
    app.page.host.flush()
    #expect(app.texts == ["To-do", "Today", "Feiern", "Do. 31. Dez.", "Next Week", "Arbeiten", "Mo. 4. Jan."])
  }

  @Test(arguments: ["America/New_York", "Africa/Cairo", "Pacific/Kiritimati"])
  func dayIsTheSameInEveryTimeZone(zone: String) throws {
    let app = ToDoPage(calendar: .weeks(of: "en_US", in: zone))
    app.store.answerRead(.due("2026-11-20", "Rest"))
    app.page.host.flush()
    #expect(app.texts.contains("Fri, Nov 20"))
  }

  @Test func timeZoneOfTheCalendarTakesPrecedenceOverTheEnvironment() throws {
    let store = SteeredStore()
    let page = HeadlessPage {
      ToDoView(store: store, now: { Date("2026-11-18T23:30:00Z") })
        .environment(\.calendar, .weeks(of: "en_US", in: "Pacific/Kiritimati"))
        .environment(\.locale, Locale(identifier: "en_US"))
        .environment(\.timeZone, .gmt)
    }
    store.answerRead(.due("2026-11-20", "Rest"))
    page.host.flush()
    #expect(page.shows("Fri, Nov 20"))
    try page.tap("Add")
    #expect(try page.value(of: "Date") == "2026-11-19")
  }

  // MARK: Changes of the calendar

  @Test func lateCalendarReadsAgain() throws {
    answer(.due("2026-11-22", "Rest"))
    #expect(app.texts == ["To-do", "Next Week", "Rest", "Sun, Nov 22"])
    page.host.environment = .of(.weeks(of: "de_DE", in: "Pacific/Kiritimati"))
    page.host.flush()
    #expect(store.asked.map(\.lowerBound.description) == ["2026-11-18", "2026-11-19"])
    #expect(page.findAll(.role(.progressbar)).isEmpty)
    answer(.due("2026-11-22", "Rest"))
    #expect(app.texts == ["To-do", "Later This Week", "Rest", "So. 22. Nov."])
  }

  @Test func newCalendarSupersedesARead() throws {
    page.host.environment = .of(.german)
    page.host.flush()
    #expect(store.asked.count == 2)
    #expect(store.waitingReads == 1)
    answer()
    #expect(page.shows("No upcoming to-dos"))
  }

  // MARK: Failing

  @Test func failureOffersARetry() throws {
    store.failRead()
    page.host.flush()
    #expect(app.texts == ["To-do", "The to-dos could not be read. No space is left."])
    #expect(app.buttons == ["Add", "Retry"])
    try page.tap("Retry")
    _ = try page.find(.role(.progressbar, name: "Loading"))
    #expect(app.buttons == ["Add"])
    answer()
    #expect(page.shows("No upcoming to-dos"))
  }

  // MARK: Reading again

  @Test func refreshKeepsTheContentUntilTheResponse() async throws {
    answer(.due("2026-11-18", "Buy milk"))
    try page.refresh()
    try await store.nextRead()
    #expect(app.texts == ["To-do", "Today", "Buy milk", "Wed, Nov 18"])
    answer()
    await page.settle()
    #expect(app.texts == ["To-do", "No upcoming to-dos"])
    #expect(page.host.usage.tasks == 0)
  }

  @Test func emptyListCanBeRefreshed() async throws {
    answer()
    try page.refresh()
    try await store.nextRead()
    answer(.due("2026-11-18", "Buy milk"))
    await page.settle()
    #expect(page.shows("Buy milk"))
  }

  @Test func listIsReadAgainAfterASave() throws {
    answer()
    try app.enter()
    try page.tap("Save")
    #expect(store.asked.count == 1)
    store.answerSave()
    page.host.flush()
    #expect(store.asked.count == 2)
    #expect(app.texts == ["To-do", "No upcoming to-dos"])
    answer(.due("2026-11-18", "Buy milk"))
    #expect(page.shows("Buy milk"))
  }

  @Test func saveWithAnotherCalendarReadsItsDays() throws {
    answer()
    try app.enter()
    page.host.environment = .of(.weeks(of: "en_US", in: "Pacific/Kiritimati"))
    page.host.flush()
    try page.tap("Save")
    store.answerSave()
    page.host.flush()
    #expect(store.asked.map(\.lowerBound.description) == ["2026-11-18", "2026-11-19", "2026-11-19"])
  }

  @Test func cancelDoesNotReadAgain() throws {
    answer()
    try app.enter()
    try page.tap("Cancel")
    try app.enter()
    try page.pressEscape()
    #expect(store.asked.count == 1)
  }

  // MARK: Pages

  @Test func pagesAreIndependent() throws {
    let other = ToDoPage()
    answer()
    try app.enter()
    #expect(other.dialogs == [])
    #expect(other.texts == ["To-do"])
    other.store.answerRead(.due("2026-11-18", "Buy milk"))
    other.page.host.flush()
    #expect(other.page.shows("Buy milk"))
    #expect(!page.shows("Buy milk"))
  }

  @Test func closedPageReadsNothing() async throws {
    answer()
    try page.refresh()
    try await store.nextRead()
    #expect(store.waitingReads == 1)
    page.close()
    await page.settle()
    #expect(store.waitingReads == 0)
    #expect(page.host.usage.tasks == 0)
  }
}
