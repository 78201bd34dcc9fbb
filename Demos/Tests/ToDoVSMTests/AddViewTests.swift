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

  // MARK: What is required

  @Test func aTitleAndADateAreRequired() throws {
    try page.tap("Add")
    #expect(try app.isDisabled("Save"))
    try page.type(" ", into: "Title")
    #expect(try app.isDisabled("Save"))
    try page.type("Buy milk", into: "Title")
    #expect(try !app.isDisabled("Save"))
    try page.type("", into: "Title")
    #expect(try app.isDisabled("Save"))
  }

  @Test func aDateBeforeTodayIsNotOffered() throws {
    try app.enter()
    #expect(throws: PageError.self) { try page.pick(Date("2026-11-17T12:00:00Z"), in: "Date") }
    #expect(try page.value(of: "Date") == "2026-11-18")
    try page.pick(Date("2026-11-25T12:00:00Z"), in: "Date")
    #expect(try !app.isDisabled("Save"))
  }

  @Test func aDateThatIsOverMeanwhileIsNotValid() throws {
    try app.enter()
    app.time.now = Date("2026-11-19T00:00:00Z")
    try page.type("Buy bread", into: "Title")
    #expect(try app.isDisabled("Save"))
    try page.pick(Date("2026-11-19T00:00:00Z"), in: "Date")
    #expect(try !app.isDisabled("Save"))
  }
}
