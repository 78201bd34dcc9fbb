import Foundation
import SwiftUIShim
import Testing
import ToDo
import VSMTesting
import ToDoTesting

@testable import ToDoViper

/// Tests of the story "Create" through the controls.
@MainActor struct CreateStoryTests {
  private let store = SteeredStore()
  private let page: HeadlessPage

  init() {
    page = HeadlessPage { [store] in
      ToDoViperApp(store: store, now: { .wednesday }).environment(\.calendar, .american)
    }
  }

  @Test func addButtonShowsTheAddScreen() throws {
    #expect(try page.find(.role(.heading)).name == "To-do")
    #expect(page.findAll(.role(.dialog)).isEmpty)
    try page.tap("Add")
    #expect(page.findAll(.role(.dialog)).map(\.name) == ["New To-do"])
    #expect(try page.value(of: "Title") == "")
    #expect(try page.value(of: "Date") == "2026-11-18")
    #expect(page.findAll(.role(.button)).map(\.name) == ["Add", "Cancel", "Save"])
    #expect(page.diagnostics.isEmpty)
  }

  @Test func titleCanBeTypedAtOnce() throws {
    for _ in 1...2 {
      try page.tap("Add")
      #expect(page.focused?.name == "Title")
      try page.pressEscape()
    }
  }

  @Test func dateBeforeTodayIsNotOffered() throws {
    try page.tap("Add")
    #expect(throws: PageError.self) { try page.pick(.wednesday - 86_400, in: "Date") }
    try page.pick(.wednesday + 86_400, in: "Date")
    #expect(try page.value(of: "Date") == "2026-11-19")
  }

  @Test func addScreenIsInitiallyEmptyEachTime() throws {
    try page.tap("Add")
    try page.type("Buy milk", into: "Title")
    try page.pick(.wednesday + 86_400, in: "Date")
    try page.pressEscape()
    #expect(page.findAll(.role(.dialog)).isEmpty)
    try page.tap("Add")
    #expect(try page.value(of: "Title") == "")
    #expect(try page.value(of: "Date") == "2026-11-18")
  }

  @Test func todayIsDeterminedByTheCurrentCalendar() throws {
    let page = HeadlessPage { [store] in
      ToDoViperApp(store: store, now: { Date("2026-11-18T23:30:00Z") })
        .environment(\.calendar, .weeks(of: "en_US", in: "Asia/Tokyo"))
    }
    try page.tap("Add")
    #expect(try page.value(of: "Date") == "2026-11-19")
    #expect(try page.find(.role(.datepicker)).node[.min] == "2026-11-19")
  }

  @Test func changedCalendarIsUsedFromThenOn() throws {
    struct Traveller: View {
      let store: SteeredStore
      @State private var calendar = Calendar.american
      var body: some View {
        ToDoViperApp(store: store, now: { Date("2026-11-18T23:30:00Z") })
          .environment(\.calendar, calendar)
        Button("Fly to Tokyo") { calendar.timeZone = TimeZone(identifier: "Asia/Tokyo")! }
      }
    }
    let page = HeadlessPage { [store] in Traveller(store: store) }
    try page.tap("Fly to Tokyo")
    try page.tap("Add")
    #expect(try page.find(.role(.datepicker)).node[.min] == "2026-11-19")
  }

  private var isSaveEnabled: Bool {
    get throws { try !page.find(.role(.button, name: "Save")).isDisabled }
  }

  @Test func titleIsRequired() throws {
    try page.tap("Add")
    #expect(try !isSaveEnabled)
    try page.type("  ", into: "Title")
    #expect(try !isSaveEnabled)
    try page.type("Buy milk", into: "Title")
    #expect(try isSaveEnabled)
    try page.type("", into: "Title")
    #expect(try !isSaveEnabled)
  }

  @Test func anyDateFromTodayOnIsValid() throws {
    try page.tap("Add")
    try page.type("Buy milk", into: "Title")
    try page.pick(.wednesday + 30 * 86_400, in: "Date")
    #expect(try isSaveEnabled)
    try page.pick(.wednesday, in: "Date")
    #expect(try isSaveEnabled)
  }

  @Test func closedPageReleasesEverything() throws {
    try page.tap("Add")
    page.close()
    #expect((page.host.usage.nodes, page.host.usage.subscriptions) == (0, 0))
  }
}
