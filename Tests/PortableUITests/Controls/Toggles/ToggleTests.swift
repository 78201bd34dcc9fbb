import Testing

@testable import PortableUI

@MainActor
@Suite struct ToggleTests {
  private struct Page: View {
    var isLocked = false
    @State private var isWrapped = false
    var body: some View {
      Toggle("Gift wrap", isOn: Binding(get: { isWrapped }, set: { if !isLocked { isWrapped = $0 } }))
      Text(isWrapped ? "<wrapped>" : "<plain>")
      Button("Wrap") { isWrapped = true }
    }
  }

  private func valueOps(_ page: TestPage) -> [FieldValue] {
    page.takeOps().compactMap { if case .value(_, let value) = $0 { value } else { nil } }
  }

  @Test func toggleIsALabeledSwitch() throws {
    let page = TestPage { Page() }
    #expect(try #require(page.first(.label)).outline == #"field[field-label["Gift wrap"] switch]"#)
    let control = try #require(page.first(.input))
    #expect(control[.type] == "checkbox")
    #expect(control[.role] == "switch")
    #expect(control.value == FieldValue("off", revision: 0))
    #expect(control.events == .input)
  }

  @Test func togglingSetsTheBindingAndIsNotSentBack() {
    let page = TestPage { Page() }
    #expect(page.type("on", revision: 1) == .handled)
    #expect(page.texts.contains("<wrapped>"))
    #expect(page.type("off", revision: 2) == .handled)
    #expect(page.texts.contains("<plain>"))
    #expect(valueOps(page) == [])
  }

  @Test func allEventsBeforeTheNextRenderingAreHandled() {
    let page = TestPage { Page() }
    page.host.isPaused = true
    page.type("on", revision: 1)
    page.type("off", revision: 2)
    page.host.isPaused = false
    #expect(page.texts.contains("<plain>"))
  }

  @Test func unchangedBindingRestoresTheSwitchEachTime() {
    let page = TestPage { Page(isLocked: true) }
    page.type("on", revision: 1)
    #expect(valueOps(page) == [FieldValue("off", revision: 1)])
    page.type("on", revision: 2)
    #expect(valueOps(page) == [FieldValue("off", revision: 2)])
  }

  @Test func changeOfTheBindingUpdatesTheSwitch() {
    let page = TestPage { Page() }
    page.press("Wrap")
    #expect(valueOps(page) == [FieldValue("on", revision: 0)])
  }

  @Test(arguments: ["", "ON", "true", "on ", "1"])
  func onlyItsTwoPositionsAreAccepted(text: String) {
    let page = TestPage { Page() }
    #expect(page.type(text, revision: 3) == .invalidPayload)
    #expect(page.texts.contains("<plain>"))
    #expect(valueOps(page) == [FieldValue("off", revision: 3)])
  }

  @Test func clickEventIsNotHandled() throws {
    let page = TestPage { Page() }
    let control = try #require(page.first(.input))
    #expect(page.host.dispatch(Event(control.id, .click)) == .unhandledKind)
  }

  @Test func disabledToggleRestoresItsPosition() {
    let page = TestPage { Page().disabled(true) }
    #expect(page.first(.input)?[.disabled] == "")
    #expect(page.type("on", revision: 1) == .disabled)
    #expect(page.texts.contains("<plain>"))
    #expect(valueOps(page) == [FieldValue("off", revision: 1)])
  }

  @Test func labelCanBeAnyView() throws {
    let page = TestPage {
      Toggle(isOn: .constant(true)) { Text("Two").bold() }
      Toggle("Three", systemImage: "plus", isOn: .constant(true)).accessibilityLabel("Favourite")
      Toggle(String("Four"), isOn: .constant(false))
    }
    #expect(page.texts.filter { !$0.isEmpty } == ["Two", "Three", "Four"])
    #expect(page.first(.input, 0)?.value?.text == "on")
    #expect(page.first(.input, 1)?[.ariaLabel] == "Favourite")
    #expect(page.first(.label, 1)?.all.filter { $0[.ariaLabel] != nil }.count == 1)
  }
}
