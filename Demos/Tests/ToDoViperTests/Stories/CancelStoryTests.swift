import Foundation
import Testing
import VSMTesting
import ToDoTesting

@testable import ToDoViper

/// Tests of the story "Cancel" through the controls.
@MainActor struct CancelStoryTests {
  private let store = SteeredStore()
  private let page: HeadlessPage

  init() throws {
    page = HeadlessPage { [store] in
      ToDoViperApp(store: store, now: { .wednesday }).environment(\.calendar, .american)
    }
    try page.tap("Add")
    try page.type("Buy milk", into: "Title")
  }

  private var dialogs: [String] { page.findAll(.role(.dialog)).map(\.name) }

  @Test func cancelDismissesTheAddScreenWithoutSaving() throws {
    try page.tap("Cancel")
    #expect(dialogs.isEmpty)
    #expect(store.created.isEmpty)
  }

  @Test func escapeCancels() throws {
    try page.pressEscape()
    #expect(dialogs.isEmpty)
    #expect(store.created.isEmpty)
  }

  @Test(arguments: [true, false])
  func addScreenIsEmptyAfterACancel(withEscape: Bool) throws {
    if withEscape { try page.pressEscape() } else { try page.tap("Cancel") }
    try page.tap("Add")
    #expect(try page.value(of: "Title") == "")
    try page.tap("Cancel")
    #expect(dialogs.isEmpty)
  }

  @Test func runningSaveCannotBeCanceled() async throws {
    try page.tap("Save")
    #expect(throws: PageError.self) { try page.tap("Cancel") }
    #expect(throws: PageError.self) { try page.pressEscape() }
    store.failSave()
    await page.settle()
    try page.tap("OK")
    try page.tap("Cancel")
    #expect(dialogs.isEmpty)
    #expect(page.diagnostics.isEmpty)
  }
}
