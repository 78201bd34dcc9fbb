import Foundation
import PortableUI
import SwiftUIShim
import Testing
import ToDo
import VSMTesting
import ToDoTesting

@testable import ToDoViper

/// Tests of the story "Read" through the controls.
@MainActor struct ReadStoryTests {
  private let store = SteeredStore()
  private let page: HeadlessPage

  init() {
    page = HeadlessPage { [store] in
      ToDoViperApp(store: store, now: { .wednesday })
        .environment(\.calendar, .american)
        .environment(\.locale, Locale(identifier: "en_US"))
    }
  }

  /// Returns the texts of the list, in order.
  private func list(on page: HeadlessPage) -> [String] {
    func texts(in node: RenderNode) -> [String] { [node.text].compactMap(\.self) + node.children.flatMap(texts) }
    return page.elements.first { $0.role == .list }.map { texts(in: $0.node) } ?? []
  }

  private func expectLoading() throws {
    _ = try page.find(.role(.progressbar, name: "Loading"))
  }

  @Test func todosAreSortedByDateAndGroupedByPeriod() async throws {
    try expectLoading()
    #expect(store.asked == [CalendarDay("2026-11-18")!...CalendarDay("2026-11-28")!])
    store.answerRead(
      .due("2026-11-18", "Buy milk"), .due("2026-11-19", "Buy bread"), .due("2026-11-21", "Rest"),
      .due("2026-11-22", "Plan"))
    await page.settle()
    #expect(
      list(on: page) == [
        "Today", "Buy milk", "Wed, Nov 18", "Tomorrow", "Buy bread", "Thu, Nov 19", "Later This Week", "Rest",
        "Sat, Nov 21", "Next Week", "Plan", "Sun, Nov 22",
      ])
    #expect(
      page.findAll(.role(.heading)).map(\.name) == ["To-do", "Today", "Tomorrow", "Later This Week", "Next Week"])
    #expect(page.diagnostics.isEmpty)
  }

  @Test func weeksAndLanguageAreThoseOfThePerson() async throws {
    let page = HeadlessPage { [store] in
      ToDoViperApp(store: store, now: { .wednesday })
        .environment(\.calendar, .german)
        .environment(\.locale, Locale(identifier: "de_DE"))
    }
    #expect(store.asked.last == CalendarDay("2026-11-18")!...CalendarDay("2026-11-29")!)
    store.answerRead(.due("2026-11-22", "Ruhen"), .due("2026-11-29", "Planen"))
    await page.settle()
    #expect(list(on: page) == ["Later This Week", "Ruhen", "So. 22. Nov.", "Next Week", "Planen", "So. 29. Nov."])
  }

  @Test func weeksOfTheCalendarAreKeptInAnotherLanguage() {
    _ = HeadlessPage { [store] in
      ToDoViperApp(store: store, now: { .wednesday })
        .environment(\.calendar, .german)
        .environment(\.locale, Locale(identifier: "en_US"))
    }
    #expect(store.asked.last == CalendarDay("2026-11-18")!...CalendarDay("2026-11-29")!)
  }

  @Test func emptyListShowsAMessage() async {
    store.answerRead()
    await page.settle()
    #expect(list(on: page) == ["No upcoming to-dos"])
  }

  @Test func failedReadIsExplainedAndCanBeRetried() async throws {
    store.failRead()
    await page.settle()
    #expect(page.shows("The to-dos could not be read. No space is left."))
    try page.tap("Retry")
    try expectLoading()
    #expect(store.asked.count == 2)
    store.answerRead(.due("2026-11-18", "Buy milk"))
    await page.settle()
    #expect(list(on: page) == ["Today", "Buy milk", "Wed, Nov 18"])
  }

  @Test func refreshKeepsTheListAndEndsWithTheRead() async throws {
    store.answerRead(.due("2026-11-18", "Buy milk"))
    await page.settle()
    try page.refresh()
    try await store.nextRead()
    #expect(list(on: page) == ["Today", "Buy milk", "Wed, Nov 18"])
    #expect(page.host.usage.tasks == 1)
    store.answerRead(.due("2026-11-19", "Buy bread"))
    await page.settle()
    #expect(list(on: page) == ["Tomorrow", "Buy bread", "Thu, Nov 19"])
    #expect(page.host.usage.tasks == 0)
  }

  @Test func closedPageCancelsTheRefresh() async throws {
    store.answerRead()
    await page.settle()
    try page.refresh()
    try await store.nextRead()
    page.close()
    await page.settle()
    #expect(store.waitingReads == 0)
    #expect((page.host.usage.nodes, page.host.usage.subscriptions, page.host.usage.tasks) == (0, 0, 0))
  }

  @Test func savedTodoIsOnTheList() async throws {
    store.answerRead()
    await page.settle()
    for title in ["Buy milk", "Buy bread"] {
      try page.tap("Add")
      try page.type(title, into: "Title")
      try page.tap("Save")
      store.answerSave()
      await page.settle()
      #expect(page.findAll(.role(.dialog)).isEmpty)
      store.answerRead(store.created[0], store.created[store.created.count - 1])
      await page.settle()
      #expect(list(on: page).contains(title))
    }
    #expect(store.asked.count == 3)
  }

  @Test func cancelDoesNotReadAgain() async throws {
    store.answerRead()
    await page.settle()
    try page.tap("Add")
    try page.tap("Cancel")
    await page.settle()
    #expect(store.asked.count == 1)
  }

  @Test func listReadAfterMidnightBeginsWithTheNextDay() async throws {
    let clock = SteeredTime()
    let page = HeadlessPage { [store] in
      ToDoViperApp(store: store, now: { clock.now }).environment(\.calendar, .american)
    }
    store.answerRead(.due("2026-11-18", "Buy milk"), .due("2026-11-19", "Buy bread"))
    await page.settle()
    clock.now += 86_400
    try page.refresh()
    try await store.nextRead()
    #expect(store.asked.last == CalendarDay("2026-11-19")!...CalendarDay("2026-11-28")!)
    store.answerRead(.due("2026-11-19", "Buy bread"))
    await page.settle()
    #expect(list(on: page).prefix(2) == ["Today", "Buy bread"])
  }

  @Test func changedCalendarMovesTheWeeks() async throws {
    struct Traveller: View {
      let store: SteeredStore
      @State private var calendar = Calendar.american
      var body: some View {
        ToDoViperApp(store: store, now: { Date("2026-11-21T23:30:00Z") })
          .environment(\.calendar, calendar)
          .environment(\.locale, Locale(identifier: "en_US"))
        Button("Fly to Tokyo") { calendar.timeZone = TimeZone(identifier: "Asia/Tokyo")! }
      }
    }
    let page = HeadlessPage { [store] in Traveller(store: store) }
    store.answerRead(.due("2026-11-21", "Pack"), .due("2026-11-22", "Sleep"))
    await page.settle()
    #expect(list(on: page) == ["Today", "Pack", "Sat, Nov 21", "Tomorrow", "Sleep", "Sun, Nov 22"])
    try page.tap("Fly to Tokyo")
    #expect(store.asked.last?.lowerBound == CalendarDay("2026-11-22")!)
    store.answerRead(.due("2026-11-22", "Sleep"))
    await page.settle()
    #expect(list(on: page) == ["Today", "Sleep", "Sun, Nov 22"])
  }
}
