import Testing

@testable import PortableUI

@MainActor
@Suite struct PickerStyleTests {
  private struct Page<Style: PickerStyle>: View {
    let style: Style
    var accepts = true
    @State private var chosen = 1
    var body: some View {
      Picker("Size", selection: Binding(get: { chosen }, set: { if accepts { chosen = $0 } })) {
        Text("small").tag(1)
        Label("large", systemImage: "plus").tag(2)
        ForEach(3..<5) { number in
          HStack {
            Text("size")
            Text("\(number)")
          }
        }
        Text("none of them").tag("x")
      }
      .pickerStyle(style)
      Text("<\(chosen)>")
      Button("Set") { chosen = 4 }
    }
  }

  private func radios(_ page: TestPage) -> [RenderNode] {
    page.host.tree.all.filter { $0[.type] == "radio" }
  }

  private func shown(_ page: TestPage) -> [Int] {
    radios(page).indices.filter { radios(page)[$0].value?.text == "on" }
  }

  private func choose(_ index: Int, on page: TestPage) -> EventOutcome {
    page.host.dispatch(Event(radios(page)[index].id, .input("on", revision: 1)))
  }

  @Test func everyOptionHasARadioButtonOfOneGroup() throws {
    let page = TestPage { Page(style: .inline) }
    let group = try #require(page.host.tree.children.first)
    #expect(group[.role] == "radiogroup")
    #expect(group[.ariaLabelledBy] == group.children.first?[.id])
    #expect(page.texts.prefix(3) == ["Size", "small", "large"])
    #expect(radios(page).count == 5)
    #expect(Set(radios(page).map { $0[.name] }).count == 1)
    #expect(shown(page) == [0])
    #expect(
      page.host.tree.all.filter { $0[.class] == "radio-option" }.allSatisfy {
        $0.tag == .label && $0.children.count == 2
      })
    #expect(page.diagnostics == [])
  }

  @Test func pickersHaveSeparateGroups() {
    let page = TestPage {
      Page(style: .segmented)
      Page(style: .segmented)
    }
    #expect(Set(radios(page).map { $0[.name] }).count == 2)
    #expect(page.host.tree.all.contains { $0[.class] == "radio-group segmented" })
  }

  @Test func choiceSelectsAnOptionAndDeselectsTheOthers() {
    let page = TestPage { Page(style: .inline) }
    #expect(choose(2, on: page) == .handled)
    #expect(page.texts.contains("<3>"))
    #expect(shown(page) == [2])
    #expect(page.takeOps().allSatisfy { if case .value = $0 { false } else { true } }, "the browser has done that")
    page.press("Set")
    #expect(shown(page) == [3])
    #expect(choose(1, on: page) == .handled)
    #expect(page.texts.contains("<2>"))
  }

  @Test func rejectedChoiceRestoresTheSelection() {
    let page = TestPage { Page(style: .segmented, accepts: false) }
    #expect(choose(1, on: page) == .handled)
    #expect(shown(page) == [0])
    let values = page.takeOps().compactMap { if case .value(_, let value) = $0 { value.text } else { nil } }
    #expect(values.sorted() == ["off", "on"], "both are told: the browser has switched the old one off")
  }

  @Test func invalidChoicesAreRejected() {
    let page = TestPage { Page(style: .inline) }
    #expect(choose(4, on: page) == .invalidPayload, "its tag is of another type")
    #expect(shown(page) == [0])
    #expect(page.host.dispatch(Event(radios(page)[1].id, .input("off", revision: 2))) == .invalidPayload)
    let disabled = TestPage { Page(style: .inline).disabled(true) }
    #expect(choose(1, on: disabled) == .disabled)
    #expect(shown(disabled) == [0])
  }

  @Test func untaggedOptionOfAnOptionalSelectionIsNoOption() {
    var chosen: Int?
    let selection = Binding(get: { chosen }, set: { chosen = $0 })
    let page = TestPage {
      Picker("Size", selection: selection) {
        Text("untagged")
        Text("none").tag(Int?.none)
        Text("one").tag(1)
      }
      .pickerStyle(.inline)
    }
    #expect(shown(page) == [1])
    chosen = 1
    #expect(choose(0, on: page) == .invalidPayload)
    #expect(chosen == 1)
    #expect(choose(1, on: page) == .handled)
    #expect(chosen == nil)
  }

  @Test func menuStyleIsASelectElement() {
    for page in [TestPage { Page(style: .menu) }, TestPage { Page(style: .automatic) }] {
      #expect(page.first(.select) != nil)
      #expect(radios(page).isEmpty)
    }
  }
}
