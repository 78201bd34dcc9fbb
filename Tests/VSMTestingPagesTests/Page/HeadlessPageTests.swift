import Foundation
import PortableUI
import Testing
import VSMTestingCore

@testable import VSMTestingPages

private struct Sample: View {
  @State private var name = ""
  @State private var size = 1
  @State private var saved = ""

  var body: some View {
    VStack {
      Text("Sample").accessibilityAddTraits(.isHeader)
      TextField("Name", text: $name).onSubmit { saved = "submitted \(name)" }
      Picker("Size", selection: $size) {
        Text("Small").tag(1)
        Text("Large").tag(2)
      }
      Button("Save") { saved = "\(name) \(size)" }
      Button("Never") {}.disabled(true)
      Button("Twin") {}
      Button("Twin") {}.accessibilityIdentifier("second")
      Text(saved).accessibilityIdentifier("result")
    }
  }
}

@MainActor
@Suite(.onPages) struct HeadlessPageTests {
  @Test func releasedPageIsClosed() async {
    let wait = Steered<Void, Void>("wait")
    var ends: [String] = []
    do {
      let page = HeadlessPage {
        Text("Waiting")
          .onDisappear { ends.append("disappeared") }
          .task { try? await wait() }
      }
      await page.settle()
      #expect(ends.isEmpty && wait.pendingCalls.count == 1)
    }
    #expect(ends == ["disappeared"])
    #expect(wait.cancelledCalls.count == 1)
  }

  @Test func fieldAcceptsTextAndButtonCanBeTapped() throws {
    let page = HeadlessPage { Sample() }
    try page.type("Ada", into: "Name")
    try page.select("Large", in: "Size")
    try page.tap("Save")
    #expect(try page.find(.identifier("result")).text == "Ada 2")
    #expect(try page.value(of: "Name") == "Ada")
    #expect(try page.value(of: "Size") == "Large")
    #expect(page.shows("Ada 2"))
    #expect(!page.shows("Ada"))
  }

  @Test func returnSubmitsTheField() throws {
    let page = HeadlessPage { Sample() }
    try page.type("Ada", into: "Name")
    try page.submit("Name")
    #expect(page.shows("submitted Ada"))
  }

  @Test func elementsAreFoundByRole() throws {
    let page = HeadlessPage { Sample() }
    #expect(try page.find(.role(.heading)).name == "Sample")
    #expect(page.findAll(.role(.button)).map(\.name) == ["Save", "Never", "Twin", "Twin"])
    try page.tap(.identifier("second"))
  }

  @Test func missingElementThrowsWithThePage() throws {
    let page = HeadlessPage { Sample() }
    let error = try #require(throws: PageError.self) { try page.tap("Delete") }
    #expect(error.reason == .notFound(.role(.button, name: "Delete")))
    #expect(
      error.message == """
        Nothing on the page has the button "Delete".
        The page:
        \(page.description)
        """)
  }

  @Test func disabledControlCannotBeUsed() throws {
    let page = HeadlessPage { Sample() }
    let error = try #require(throws: PageError.self) { try page.tap("Never") }
    #expect(error.message.hasPrefix("The element with the button \"Never\" is disabled, so it cannot be used."))
  }

  @Test func ambiguousQueryThrows() throws {
    let page = HeadlessPage { Sample() }
    let error = try #require(throws: PageError.self) { try page.tap("Twin") }
    #expect(error.message.hasPrefix("2 elements have the button \"Twin\". Use a more specific query"))
  }

  @Test func missingOptionThrows() throws {
    let page = HeadlessPage { Sample() }
    let error = try #require(throws: PageError.self) { try page.select("Huge", in: "Size") }
    #expect(error.message.hasPrefix("The picker has no option \"Huge\". It offers \"Small\", \"Large\"."))
  }

  @Test func descriptionIsAnOutline() throws {
    let page = HeadlessPage { Sample() }
    try page.type("Ada", into: "Name")
    #expect(
      page.description == """
        main
          heading "Sample"
          textbox "Name" = "Ada"
          combobox "Size" = "Small"
            option "Small"
            option "Large"
          button "Save"
          button "Never" (disabled)
          button "Twin"
          button "Twin" #second
          text #result
        """)
  }

  private struct Planner: View {
    let first = Date(timeIntervalSince1970: 1_772_366_400)
    @State private var due = Date(timeIntervalSince1970: 1_772_366_400)
    @State private var count = 0
    var body: some View {
      DatePicker("Due", selection: $due, in: first..., displayedComponents: .date)
      DatePicker("At", selection: $due, displayedComponents: .hourAndMinute)
      List { Section("Done") { Text("\(count) times") } }
        .refreshable {
          await Task.yield()
          count += 1
        }
    }
  }

  private func planner(in zone: String) -> HeadlessPage {
    var values = EnvironmentValues()
    values.timeZone = TimeZone(identifier: zone)!
    return HeadlessPage(environment: values) { Planner() }
  }

  @Test(arguments: [("America/Los_Angeles", "2026-03-03", "04:00"), ("Asia/Tokyo", "2026-03-03", "21:00")])
  func dateIsPickedInTheTimeZoneOfThePage(zone: String, day: String, time: String) throws {
    let page = planner(in: zone)
    try page.pick(Date(timeIntervalSince1970: 1_772_366_400 + 2 * 86_400), in: "Due")
    #expect(try page.value(of: "Due") == day)
    #expect(try page.value(of: "At") == time)
    try page.pick(Date(timeIntervalSince1970: 1_772_366_400 + 60), in: "At")
    #expect(try page.value(of: "At") == time.dropLast() + "1")
    #expect(try page.value(of: "Due") == day)
  }

  @Test func dateOutsideTheRangeThrows() throws {
    let page = planner(in: "GMT")
    let error = try #require(throws: PageError.self) { try page.pick(.distantPast, in: "Due") }
    #expect(
      error.message.hasPrefix(
        "The date picker does not accept 0001-01-01. It accepts dates from 2026-03-01 to 9999-12-31."))
    #expect(try page.value(of: "Due") == "2026-03-01")
  }

  @Test func onlyDatePickersAcceptDates() throws {
    let page = HeadlessPage { Sample() }
    let error = try #require(throws: PageError.self) { try page.pick(.now, in: "Name") }
    #expect(error.reason == .unanswered(.label("Name"), .unhandledKind))
    #expect(throws: PageError.self) { try page.pick(.now, in: "Nothing") }
  }

  @Test func listCanBeRefreshed() async throws {
    let page = planner(in: "GMT")
    try page.refresh()
    try page.refresh()
    await page.settle()
    #expect(page.shows("1 times"))
    try page.refresh()
    await page.settle()
    #expect(page.shows("2 times"))
  }

  @Test func missingRefreshButtonThrows() throws {
    let page = HeadlessPage { Button("Refresh") {} }
    let error = try #require(throws: PageError.self) { try page.refresh() }
    #expect(error.reason == .notFound(.role(.button, name: "Refresh")))
    let two = HeadlessPage {
      List {}.refreshable {}
      List {}.refreshable {}
    }
    let other = try #require(throws: PageError.self) { try two.refresh() }
    #expect(other.reason == .ambiguous(.role(.button, name: "Refresh"), count: 2))
  }

  @Test func descriptionContainsDatesAndSections() {
    #expect(
      planner(in: "GMT").description == """
        main
          datepicker "Due" = "2026-03-01"
          datepicker "At" = "12:00"
          button "Refresh"
          list
            listitem
              group "Done"
                heading "Done"
                list
                  listitem
                    text "0 times"
        """)
  }
}
