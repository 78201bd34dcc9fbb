import Foundation
import PortableUI
import Testing
import VSMTesting

@testable import ToDoVSM

/// The Add screen, used as a person uses it.
@MainActor struct AddViewTests {
  private let app = ToDoPage()
  private var page: HeadlessPage { app.page }

  // MARK: Opening

  @Test func addShowsTheAddScreen() throws {
    #expect(app.dialogs == [])
    try page.tap("Add")
    #expect(app.dialogs == ["New To-do"])
    #expect(try page.value(of: "Title") == "")
    #expect(try page.value(of: "Date") == "2026-11-18")
    #expect(page.diagnostics.isEmpty)
  }

  @Test func theDateStartsAsTodayWhereThePersonIs() throws {
    let app = ToDoPage(now: "2026-11-18T23:30:00Z", calendar: .weeks(of: "en_US", in: "Asia/Tokyo"))
    try app.page.tap("Add")
    #expect(try app.page.value(of: "Date") == "2026-11-19")
  }
}
