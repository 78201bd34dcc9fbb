import Foundation
import Testing

@testable import PortableUI

@MainActor
@Suite struct DatePickerTests {
  /// 2026-03-01, 12:00:30 UTC.
  private static let noon = Date(timeIntervalSince1970: 1_772_366_430)

  private struct Page: View {
    var components: DatePickerComponents = .date
    var keeps = true
    @State var date = DatePickerTests.noon
    @State private var other = 0
    var body: some View {
      DatePicker(
        "Due", selection: Binding(get: { date }, set: { if keeps { date = $0 } }),
        in: DatePickerTests.noon..., displayedComponents: components)
      Text(verbatim: "\(date.timeIntervalSince(DatePickerTests.noon))")
      Button("Other \(other)") { other += 1 }
      Button("Next week") { date = DatePickerTests.noon + 7 * 86_400 }
    }
  }

  private func page<Content: View>(in zone: TimeZone = .gmt, @ViewBuilder _ content: () -> Content) -> TestPage {
    var values = EnvironmentValues()
    values.timeZone = zone
    return TestPage(environment: values, content)
  }

  private func valueOps(_ page: TestPage) -> [FieldValue] {
    page.takeOps().compactMap { if case .value(_, let value) = $0 { value } else { nil } }
  }

  @Test func pickerIsALabeledDateField() throws {
    let page = page { Page() }
    #expect(try #require(page.first(.label)).outline == #"field[field-label["Due"] input]"#)
    let field = try #require(page.first(.input))
    #expect(field[.type] == "date" && field[.required] == "" && field.events == .input)
    #expect(field.value == FieldValue("2026-03-01"))
    #expect(field[.min] == "2026-03-01" && field[.max] == "9999-12-31")
  }

  @Test func secondOfTwoQuickPicksIsUsedEvenIfItIsTheShownDate() {
    let page = page { Page() }
    page.host.isPaused = true
    #expect(page.type("2026-03-05", revision: 1) == .handled)
    #expect(page.type("2026-03-01", revision: 2) == .handled)
    page.host.isPaused = false
    #expect(page.texts.contains("0.0"))
    #expect(page.first(.input)?.value?.text == "2026-03-01")
  }

  @Test func componentsDetermineTheKindOfField() {
    let kinds: [(DatePickerComponents, String, String)] = [
      (.date, "date", "2026-03-01"), (.hourAndMinute, "time", "12:00"),
      ([.date, .hourAndMinute], "datetime-local", "2026-03-01T12:00"),
    ]
    for (components, type, text) in kinds {
      let page = page { Page(components: components) }
      #expect(page.first(.input)?[.type] == type)
      #expect(page.first(.input)?.value?.text == text)
    }
  }

  @Test func pickedDayKeepsTheTimeOfDay() {
    let page = page { Page() }
    #expect(page.type("2026-03-03") == .handled)
    #expect(page.texts.contains("\(2.0 * 86_400)"))
    #expect(valueOps(page) == [])
    #expect(page.first(.input)?.value == FieldValue("2026-03-03", revision: 1))
  }

  @Test func dateIsShownInTheTimeZoneOfTheEnvironment() {
    let page = page(in: TimeZone(identifier: "Asia/Tokyo")!) { Page(components: [.date, .hourAndMinute]) }
    #expect(page.first(.input)?.value?.text == "2026-03-01T21:00")
    page.type("2026-03-01T22:00")
    #expect(page.texts.contains("3600.0"))
  }

  @Test func changedTimeZoneUpdatesTheField() {
    let page = page { Page(components: [.date, .hourAndMinute]) }
    page.host.environment.timeZone = TimeZone(identifier: "America/Los_Angeles")!
    #expect(valueOps(page) == [FieldValue("2026-03-01T04:00")])
    #expect(page.first(.input)?[.min] == "2026-03-01T04:00")
    page.type("2026-03-01T05:00", revision: 1)
    #expect(page.texts.contains("3600.0"))
  }

  @Test(arguments: ["2026-02-28", "0002-03-01", "", "nonsense", "10000-01-01", "2026-03-01T12:00"])
  func invalidDateIsRejectedAndTheOldOneIsShown(text: String) {
    let page = page { Page() }
    #expect(page.type(text, revision: 3) == .invalidPayload)
    #expect(page.texts.contains("0.0"))
    #expect(valueOps(page) == [FieldValue("2026-03-01", revision: 3)])
  }

  @Test func firstDayIsAcceptedAfterItsTimeOfDay() {
    let page = page { Page(date: Self.noon + 86_400 - 3600) }
    #expect(page.type("2026-03-01") == .handled)
    #expect(page.texts.contains("0.0"), "the first moment that is offered")
  }

  @Test func unchangedBindingRestoresItsDateAfterEachEdit() {
    let page = page { Page(keeps: false) }
    #expect(page.type("2026-03-03", revision: 1) == .handled)
    #expect(page.type("2026-03-04", revision: 2) == .handled)
    #expect(valueOps(page) == [FieldValue("2026-03-01", revision: 1), FieldValue("2026-03-01", revision: 2)])
  }

  @Test func sameDateDoesNotSetTheBinding() {
    struct Page: View {
      let log: Log
      var body: some View {
        DatePicker(
          "Due", selection: Binding(get: { DatePickerTests.noon }, set: { _ in log.note("set") }),
          displayedComponents: .date)
      }
    }
    let log = Log()
    let page = page { Page(log: log) }
    #expect(page.type("2026-03-01") == .handled)
    #expect(log.take() == [])
    page.type("2026-03-02", revision: 2)
    #expect(log.take() == ["set"])
  }

  @Test func onlyAChangedDateOverwritesTheField() {
    let page = page { Page() }
    page.type("2026-03-03", revision: 5)
    page.press("Other 0")
    #expect(valueOps(page) == [])
    page.press("Next week")
    #expect(valueOps(page) == [FieldValue("2026-03-08", revision: 5)])
  }

  @Test func disabledPickerIgnoresEvents() {
    let page = page { Page().disabled(true) }
    #expect(page.first(.input)?[.disabled] == "")
    #expect(page.type("2026-03-03") == .disabled)
  }

  @Test func pickerHandlesOnlyInput() throws {
    let page = page { Page().onSubmit {} }
    let id = try #require(page.first(.input)).id
    for action in [Event.Action.click, .submit, .select("2026-03-03")] {
      #expect(page.host.dispatch(Event(id, action)) == .unhandledKind)
    }
  }

  @Test func initializersExistForEveryRangeAndLabel() {
    let noon = Self.noon
    let date = Binding.constant(noon)
    let title = "String"
    let page = page {
      DatePicker("Key", selection: date)
      DatePicker("Key", selection: date, in: noon...noon + 86_400, displayedComponents: .date)
      DatePicker("Key", selection: date, in: noon..., displayedComponents: [.date])
      DatePicker("Key", selection: date, in: ...noon, displayedComponents: .date)
      DatePicker(title, selection: date)
      DatePicker(title, selection: date, in: noon...noon + 86_400, displayedComponents: .date)
      DatePicker(title, selection: date, in: noon..., displayedComponents: .date)
      DatePicker(title, selection: date, in: ...noon, displayedComponents: .date)
      DatePicker(selection: date) { Text("View") }
      DatePicker(selection: date, in: noon...noon + 86_400, displayedComponents: .date) { Text("View") }
      DatePicker(selection: date, in: noon..., displayedComponents: .date) { Text("View") }
      DatePicker(selection: date, in: ...noon, displayedComponents: .date) { Text("View") }
    }
    let labels = page.host.tree.all.filter { $0.tag == .span }.compactMap(\.text)
    #expect(
      labels.suffix(12) == ["Key", "Key", "Key", "Key", title, title, title, title, "View", "View", "View", "View"])
    let fields = page.host.tree.all.filter { $0.tag == .input }
    let limits = ["- 9999-12-31T23:59", "2026-03-01 2026-03-02", "2026-03-01 9999-12-31", "- 2026-03-01"]
    #expect(fields.map { "\($0[.min] ?? "-") \($0[.max] ?? "-")" } == limits + limits + limits)
  }

  @Test func hostReturnsTheTextOfADateForAField() throws {
    let page = page(in: TimeZone(identifier: "Asia/Tokyo")!) {
      Page(components: .hourAndMinute)
      TextField("Name", text: .constant(""))
    }
    #expect(page.host.text(of: Self.noon, in: try #require(page.first(.input)).id) == "21:00")
    #expect(page.host.text(of: Self.noon, in: try #require(page.first(.input, 1)).id) == nil)
  }
}
