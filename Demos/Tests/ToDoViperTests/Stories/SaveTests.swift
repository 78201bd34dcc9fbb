import CombineShim
import Foundation
import Testing
import ToDo
import VSMTesting
import ToDoTesting

@testable import ToDoViper

/// Tests of the last step of the story "Create": saving, and failures to save.
@MainActor struct SaveTests {
  private let store = SteeredStore()
  private let clock = SteeredTime()
  private let page: HeadlessPage

  init() throws {
    page = HeadlessPage { [store, clock] in
      ToDoViperApp(store: store, now: { clock.now }).environment(\.calendar, .american)
    }
    try page.tap("Add")
    try page.type("Buy milk", into: "Title")
    try page.pick(.wednesday + 86_400, in: "Date")
  }

  private var dialogs: [String] { page.findAll(.role(.dialog)).map(\.name) }

  private func expectInputIsKept() throws {
    #expect(dialogs == ["New To-do"])
    #expect(try page.value(of: "Title") == "Buy milk")
    #expect(try page.value(of: "Date") == "2026-11-19")
  }

  @Test func savedTodoDismissesTheAddScreen() async throws {
    try page.tap("Save")
    #expect(store.created.map(\.title) == ["Buy milk"])
    #expect(store.created.map(\.day.description) == ["2026-11-19"])
    try expectInputIsKept()
    store.answerSave()
    await page.settle()
    #expect(dialogs.isEmpty)
    #expect(page.diagnostics.isEmpty)
  }

  @Test func storeCanRespondOnAnyThread() async throws {
    try page.tap("Save")
    await Task.detached { [store] in store.answerSave() }.value
    await page.settle()
    #expect(dialogs.isEmpty)
  }

  @Test func returnInTheTitleSavesValidInput() async throws {
    try page.type(" ", into: "Title")
    try page.submit("Title")
    #expect(store.created.isEmpty)
    try page.type("Buy milk", into: "Title")
    try page.submit("Title")
    #expect(store.created.count == 1)
  }

  @Test func failedSaveIsExplainedAndKeepsTheInput() async throws {
    try page.tap("Save")
    store.failSave()
    await page.settle()
    let alert = try page.find(.role(.alertdialog, name: "The to-do could not be saved"))
    #expect(alert.text.contains("No space is left."))
    try page.tap("OK")
    #expect(page.findAll(.role(.alertdialog)).isEmpty)
    try expectInputIsKept()
    #expect(page.diagnostics.isEmpty)
  }

  @Test func failedSaveCanBeRepeated() async throws {
    try page.tap("Save")
    store.failSave()
    await page.settle()
    try page.pressEscape()
    try page.tap("Save")
    #expect(store.created.map(\.title) == ["Buy milk", "Buy milk"])
    store.answerSave()
    await page.settle()
    #expect(dialogs.isEmpty)
  }

  @Test func todoIsSavedOnce() async throws {
    try page.tap("Save")
    #expect(try page.find(.role(.button, name: "Save")).isDisabled)
    #expect(throws: PageError.self) { try page.tap("Save") }
    #expect(throws: PageError.self) { try page.submit("Title") }
    #expect(store.created.count == 1)
  }

  @Test func inputIsUnchangedDuringASave() async throws {
    try page.tap("Save")
    #expect(throws: PageError.self) { try page.type("Buy bread", into: "Title") }
    #expect(throws: PageError.self) { try page.pick(.wednesday, in: "Date") }
    store.failSave()
    await page.settle()
    try page.tap("OK")
    try page.type("Buy bread", into: "Title")
    #expect(try page.value(of: "Title") == "Buy bread")
  }

  @Test func addScreenIsNotDismissedDuringASave() async throws {
    try page.tap("Save")
    #expect(throws: PageError.self) { try page.pressEscape() }
    store.failSave()
    await page.settle()
    try page.tap("OK")
    try page.pressEscape()
    #expect(dialogs.isEmpty)
  }

  @Test func dateThatHasPassedAtTheSaveIsExplained() async throws {
    try page.pick(.wednesday, in: "Date")
    clock.now += 86_400
    try page.tap("Save")
    await page.settle()
    #expect(try page.find(.role(.alertdialog)).text.contains("The date is over. Choose today or a later date."))
    #expect(store.created.isEmpty)
    try page.tap("OK")
    #expect(try page.find(.role(.button, name: "Save")).isDisabled)
    #expect(try page.find(.role(.datepicker)).node[.min] == "2026-11-19")
    try page.pick(clock.now, in: "Date")
    try page.tap("Save")
    #expect(store.created.map(\.day.description) == ["2026-11-19"])
  }

  @Test func closedPageDoesNotWaitForItsSave() throws {
    try page.tap("Save")
    #expect(store.waitingSaves == 1)
    page.close()
    #expect(store.waitingSaves == 0)
    #expect((page.host.usage.nodes, page.host.usage.subscriptions) == (0, 0))
  }

  @Test func dismissedScreenIsReleased() async throws {
    weak var screen: Screen?
    do {
      let list = Screen { _ in
        ListView { _ in
          ListView.Output(content: Empty().eraseToAnyPublisher(), isReading: Empty().eraseToAnyPublisher())
        }
      }
      addWireframe(
        inFrontOf: list, store: store, calendar: Just(.american).eraseToAnyPublisher(), now: { .wednesday }, didSave: {}
      )
      screen = list.sheet
      let page = HeadlessPage { ScreenView(screen: list) }
      #expect(screen != nil)
      try page.type("Buy milk", into: "Title")
      try page.tap("Save")
      store.answerSave()
      await page.settle()
    }
    #expect(screen == nil)
  }

  @Test func pagesSaveIndependently() async throws {
    let other = HeadlessPage { [store] in
      ToDoViperApp(store: store, now: { .wednesday }).environment(\.calendar, .american)
    }
    try other.tap("Add")
    try other.type("Buy bread", into: "Title")
    try other.tap("Save")
    store.answerSave()
    await other.settle()
    #expect(other.findAll(.role(.dialog)).isEmpty)
    try expectInputIsKept()
    try page.tap("Save")
    #expect(store.created.map(\.title) == ["Buy bread", "Buy milk"])
  }
}
