import Foundation
import PortableUI
import Testing
import VSMTesting
import ToDoTesting

@testable import ToDoVSM

/// Tests of the Add screen through its controls.
@MainActor struct AddViewTests {
  private let app = ToDoPage()
  private var page: HeadlessPage { app.page }
  private var store: SteeredStore { app.store }

  private func keep() {
    store.answerSave()
    page.host.flush()
  }

  private func failToSave() {
    store.failSave()
    page.host.flush()
  }

  // MARK: Opening

  @Test func addShowsTheAddScreen() throws {
    #expect(app.dialogs == [])
    try page.tap("Add")
    #expect(app.dialogs == ["New To-do"])
    #expect(try page.value(of: "Title") == "")
    #expect(try page.value(of: "Date") == "2026-11-18")
    #expect(page.diagnostics.isEmpty)
  }

  @Test func titleCanBeTypedAtOnce() throws {
    for _ in 1...2 {
      try page.tap("Add")
      #expect(page.focused?.name == "Title")
      try page.pressEscape()
    }
  }

  @Test func initialDateIsTodayInTheTimeZoneOfThePerson() throws {
    let app = ToDoPage(now: "2026-11-18T23:30:00Z", calendar: .weeks(of: "en_US", in: "Asia/Tokyo"))
    try app.page.tap("Add")
    #expect(try app.page.value(of: "Date") == "2026-11-19")
  }

  // MARK: Validation

  @Test func titleAndDateAreRequired() throws {
    try page.tap("Add")
    #expect(try app.isDisabled("Save"))
    try page.type(" ", into: "Title")
    #expect(try app.isDisabled("Save"))
    try page.type("Buy milk", into: "Title")
    #expect(try !app.isDisabled("Save"))
    try page.type("", into: "Title")
    #expect(try app.isDisabled("Save"))
  }

  @Test func dateBeforeTodayIsNotOffered() throws {
    try app.enter()
    #expect(throws: PageError.self) { try page.pick(Date("2026-11-17T12:00:00Z"), in: "Date") }
    #expect(try page.value(of: "Date") == "2026-11-18")
    try page.pick(Date("2026-11-25T12:00:00Z"), in: "Date")
    #expect(try !app.isDisabled("Save"))
  }

  @Test func dateThatHasPassedMeanwhileIsInvalid() throws {
    try app.enter()
    app.time.now = Date("2026-11-19T00:00:00Z")
    try page.type("Buy bread", into: "Title")
    #expect(try app.isDisabled("Save"))
    try page.pick(Date("2026-11-19T00:00:00Z"), in: "Date")
    #expect(try !app.isDisabled("Save"))
  }

  @Test func lateTimeZoneIsUsed() throws {
    try app.enter()
    page.host.environment = .of(.weeks(of: "en_US", in: "Pacific/Kiritimati"))
    page.host.flush()
    #expect(try page.value(of: "Date") == "2026-11-19")
    #expect(throws: PageError.self) { try page.pick(Date("2026-11-18T09:00:00Z"), in: "Date") }
    try page.tap("Save")
    #expect(store.created.map(\.day.description) == ["2026-11-19"])
  }

  // MARK: Saving

  @Test func saveSavesAndDismisses() throws {
    try app.enter("  Buy milk ", on: "2026-11-20T12:00:00Z")
    try page.tap("Save")
    #expect(store.created.map(\.title) == ["Buy milk"])
    #expect(store.created.map(\.day.description) == ["2026-11-20"])
    #expect(app.dialogs == ["New To-do"])
    keep()
    #expect(app.dialogs == [])
  }

  @Test func returnInTheTitleSavesValidInput() throws {
    try page.tap("Add")
    try page.submit("Title")
    #expect(store.created.isEmpty)
    try page.type("Buy milk", into: "Title")
    try page.submit("Title")
    #expect(store.created.map(\.title) == ["Buy milk"])
  }

  @Test func controlsAreDisabledDuringASave() throws {
    try app.enter()
    try page.tap("Save")
    #expect(throws: PageError.self) { try page.tap("Save") }
    #expect(throws: PageError.self) { try page.submit("Title") }
    #expect(throws: PageError.self) { try page.tap("Cancel") }
    #expect(throws: PageError.self) { try page.pressEscape() }
    #expect(store.created.count == 1)
    #expect(app.dialogs == ["New To-do"])
  }

  @Test func closedPageReleasesEverything() throws {
    try app.enter()
    try page.tap("Save")
    page.close()
    #expect(store.created.count == 1)
    #expect(store.waitingSaves == 0)
    #expect(page.host.usage.tasks == 0)
    #expect(page.host.usage.subscriptions == 0)
  }

  // MARK: Failing

  @Test func failedSaveShowsTheReasonAndKeepsTheInput() throws {
    try app.enter(on: "2026-11-20T12:00:00Z")
    try page.tap("Save")
    failToSave()
    #expect(app.dialogs == ["New To-do", "The to-do could not be saved"])
    #expect(page.shows("No space is left."))
    try page.tap("OK")
    #expect(app.dialogs == ["New To-do"])
    #expect(try page.value(of: "Title") == "Buy milk")
    #expect(try page.value(of: "Date") == "2026-11-20")
    try page.tap("Save")
    keep()
    #expect(app.dialogs == [])
    #expect(store.created.map(\.title) == ["Buy milk", "Buy milk"])
    #expect(page.diagnostics.isEmpty)
  }

  @Test func escapeInTheAlertClosesOnlyTheAlert() throws {
    try app.enter()
    try page.tap("Save")
    failToSave()
    try page.pressEscape()
    #expect(app.dialogs == ["New To-do"])
    #expect(try page.value(of: "Title") == "Buy milk")
    #expect(try !app.isDisabled("Save"))
  }

  @Test func repeatedFailureShowsAnotherAlert() throws {
    try app.enter()
    try page.tap("Save")
    failToSave()
    try page.tap("OK")
    app.time.now = Date("2026-11-19T00:00:00Z")
    try page.tap("Save")
    #expect(page.shows("The date is over. Choose today or a later date."))
    #expect(!page.shows("No space is left."))
  }

  @Test func dayThatEndsBeforeTheSaveIsExplained() throws {
    try app.enter()
    app.time.now = Date("2026-11-19T00:00:00Z")
    try page.tap("Save")
    #expect(app.dialogs == ["New To-do", "The to-do could not be saved"])
    #expect(page.shows("The date is over. Choose today or a later date."))
    #expect(store.created.isEmpty)
    try page.tap("OK")
    #expect(try page.value(of: "Title") == "Buy milk")
    #expect(try app.isDisabled("Save"))
  }

  // MARK: Canceling

  @Test func cancelDismissesWithoutSaving() throws {
    try app.enter()
    try page.tap("Cancel")
    #expect(app.dialogs == [])
    #expect(store.created.isEmpty)
  }

  @Test func escapeDismissesWithoutSaving() throws {
    try app.enter()
    try page.pressEscape()
    #expect(app.dialogs == [])
    #expect(store.created.isEmpty)
  }

  @Test func addScreenIsInitiallyEmptyEachTime() throws {
    try app.enter("Buy milk", on: "2026-11-20T12:00:00Z")
    try page.tap("Cancel")
    app.time.now = Date("2026-11-19T12:00:00Z")
    try page.tap("Add")
    #expect(try page.value(of: "Title") == "")
    #expect(try page.value(of: "Date") == "2026-11-19")
    try page.type("Buy bread", into: "Title")
    try page.tap("Save")
    keep()
    try app.enter("Buy salt")
    try page.tap("Save")
    #expect(store.created.map(\.title) == ["Buy bread", "Buy salt"])
  }
}
