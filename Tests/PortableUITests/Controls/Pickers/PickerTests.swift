import Testing

@testable import PortableUI

@MainActor
@Suite struct PickerTests {
  enum Latency: String, CaseIterable, Identifiable {
    case none, second
    var id: Self { self }
  }

  private struct ForEachPage: View {
    @State private var latency = Latency.none
    var body: some View {
      Picker("Latency", selection: $latency) {
        ForEach(Latency.allCases) { Text($0.rawValue) }
      }
      Text("<\(latency.rawValue)>")
      Button("Set") { latency = .second }
    }
  }

  private struct Page<Value: Hashable, Options: View>: View {
    let selection: Binding<Value>
    let options: Options
    init(_ selection: Binding<Value>, @ViewBuilder options: () -> Options) {
      self.selection = selection
      self.options = options()
    }
    var body: some View { Picker("p", selection: selection) { options } }
  }

  private func valueOps(_ page: TestPage) -> [String] {
    page.takeOps().compactMap { if case .value(_, let value) = $0 { value.text } else { nil } }
  }

  @Test func pickerHasALabelAndItsOptionsInOrder() {
    let page = TestPage { ForEachPage() }
    #expect(
      page.outline.hasPrefix(#"main[field[field-label["Latency"] select[option("none") option("second")]]"#))
    #expect(page.chosenOption == "none")
  }

  /// The page shows the values of one patch in their order, and a choice of its own only before them.
  @Test func choiceAfterAnEventThatChangesTheSelectionIsSentBack() throws {
    struct Root: View {
      @State private var selection = 1
      var body: some View {
        Button("Next") { selection += 1 }
        Picker("Choice", selection: $selection) { ForEach(1..<5) { Text(verbatim: "\($0)").tag($0) } }
      }
    }
    let page = TestPage { Root() }
    page.press("Next")
    page.choose("4")
    page.choose("3")
    let options = try ["2", "4", "3"].map { try #require(page.node(text: $0)?[.value]) }
    #expect(valueOps(page) == options)
    #expect(page.chosenOption == "3")
  }

  @Test func choiceSetsTheSelectionAndIsNotSentBack() {
    let page = TestPage { ForEachPage() }
    #expect(page.choose("second") == .handled)
    #expect(page.texts.contains("<second>"))
    #expect(page.chosenOption == "second")
    #expect(valueOps(page) == [])
  }

  @Test func changedSelectionIsShown() throws {
    let page = TestPage { ForEachPage() }
    page.press("Set")
    let option = try #require(page.node(text: "second")?[.value])
    #expect(valueOps(page) == [option])
  }

  @Test func tagsTakePrecedenceOverIdentity() {
    var chosen = 0
    let selection = Binding(get: { chosen }, set: { chosen = $0 })
    let page = TestPage {
      Page(selection) {
        Text("zero").tag(0)
        ForEach(1..<3) { Text("\($0)").tag($0 * 10) }
      }
    }
    #expect(page.chosenOption == "zero")
    page.choose("2")
    #expect(chosen == 20)
  }

  @Test func optionalSelectionMatchesTagsOfItsValueAndNil() {
    var chosen: Int? = 1
    let selection = Binding(get: { chosen }, set: { chosen = $0 })
    let page = TestPage {
      Page(selection) {
        Text("none").tag(Int?.none)
        Text("one").tag(1)
        Text("two").tag(Int?.some(2))
      }
    }
    #expect(page.chosenOption == "one")
    page.choose("two")
    #expect(chosen == 2)
    page.choose("none")
    #expect(chosen == nil)
    #expect(page.diagnostics == [])
  }

  @Test func unknownOptionIsRejected() throws {
    let page = TestPage {
      ForEachPage()
      ForEachPage()
    }
    let first = try #require(page.first(.select))
    let foreign = try #require(page.first(.select, 1)?.children.last?[.value])
    for name in [foreign, "", "x", "\(first.id.rawValue)", "0"] {
      #expect(page.host.dispatch(Event(first.id, .select(name))) == .invalidPayload)
    }
    #expect(page.texts.filter { $0 == "<none>" }.count == 2)
  }

  @Test func optionWithATagOfAnotherTypeIsRejected() {
    let page = TestPage {
      Page(.constant(1)) {
        Text("one").tag(1)
        Text("text").tag("a")
        Text("untagged")
      }
    }
    #expect(page.choose("text") == .invalidPayload)
    #expect(page.choose("untagged") == .invalidPayload)
  }

  @Test func untaggedOptionOfAnOptionalSelectionIsNoOption() {
    var chosen: Int?
    let selection = Binding(get: { chosen }, set: { chosen = $0 })
    let page = TestPage {
      Page(selection) {
        Text("untagged")
        Text("one").tag(1)
      }
    }
    #expect(page.chosenOption == nil)
    chosen = 1
    #expect(page.choose("untagged") == .invalidPayload)
    #expect(chosen == 1)
  }

  @Test func selectionWithoutOptionIsReportedAndShowsNone() {
    struct Page: View {
      @State private var number = 1
      var body: some View {
        Picker("p", selection: $number) { Text("one").tag(1) }
        Button("Two") { number = 2 }
      }
    }
    let page = TestPage { Page() }
    #expect(page.diagnostics == [])
    page.press("Two")
    #expect(page.chosenOption == nil)
    #expect(page.diagnostics.map(\.kind) == [.selectionWithoutOption])
    #expect(page.diagnostics.first?.message.contains("selection is 2") == true)
  }

  @Test func choiceRejectedByTheSetterRestoresTheSelection() {
    let page = TestPage {
      Page(.constant(1)) {
        Text("one").tag(1)
        Text("two").tag(2)
      }
    }
    #expect(page.choose("two") == .handled)
    #expect(page.chosenOption == "one")
    #expect(valueOps(page).count == 1)
  }

  @Test func laterPickerIsInsertedWithItsSelection() throws {
    struct Page: View {
      @State private var isShown = false
      var body: some View {
        if isShown { ForEachPage() }
        Button("Show") { isShown = true }
      }
    }
    let page = TestPage { Page() }
    page.press("Show")
    #expect(page.chosenOption == "none")
    #expect(valueOps(page) == [], "the field's value comes with its element")
  }

  @Test func changedOptionsKeepTheSelection() throws {
    struct Options: View {
      @State private var isReversed = false
      let box: StateBox<Int>
      var body: some View {
        let count = Binding(box).wrappedValue
        ForEach(0..<count, id: \.self) { Text("\($0)").id(count) }
      }
    }
    let box = StateBox(2)
    let page = TestPage { Page(.constant(1)) { Options(box: box) } }
    #expect(page.chosenOption == "1")
    box.value = 3
    page.host.flush()
    #expect(page.chosenOption == "1")
  }

  @Test func disabledPickerRestoresItsSelection() throws {
    let page = TestPage { ForEachPage().disabled(true) }
    let old = try #require(page.node(text: "none")?[.value])
    #expect(page.choose("second") == .disabled)
    #expect(valueOps(page) == [old])
  }

  @Test func choiceOfARemovedOptionRestoresTheSelection() throws {
    struct Page: View {
      @State private var count = 3
      @State private var chosen = 0
      var body: some View {
        Picker("p", selection: $chosen) {
          ForEach(0..<count) { Text("option \($0)") }
        }
        Button("Fewer") { count -= 1 }
      }
    }
    let page = TestPage { Page() }
    let picker = try #require(page.first(.select))
    let old = try #require(page.node(text: "option 0")?[.value])
    let gone = try #require(page.node(text: "option 2")?[.value])
    page.press("Fewer")
    #expect(page.host.dispatch(Event(picker.id, .select(gone))) == .invalidPayload)
    #expect(valueOps(page) == [old])
  }
}
