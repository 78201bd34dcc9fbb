import Testing

@testable import PortableUI

@MainActor
@Suite struct TextFieldTests {
  private struct Page: View {
    var limit = Int.max
    @State private var name = "a"
    @State private var other = 0
    var body: some View {
      TextField("Name", text: Binding(get: { name }, set: { name = String($0.prefix(limit)) }), prompt: Text("who?"))
      Text("<\(name)>")
      Button("Other \(other)") { other += 1 }
      Button("Set") { name = "set" }
      Button("Back") { name = "a" }
    }
  }

  private func valueOps(_ page: TestPage) -> [FieldValue] {
    page.takeOps().compactMap { if case .value(_, let value) = $0 { value } else { nil } }
  }

  @Test func fieldHasAVisibleLabelAndAPrompt() throws {
    let page = TestPage { Page() }
    let label = try #require(page.first(.label))
    #expect(label.outline == #"field[field-label["Name"] input]"#)
    let field = try #require(page.first(.input))
    #expect(field[.placeholder] == "who?")
    #expect(field.value == FieldValue("a", revision: 0))
    #expect(field.events == .input)
  }

  @Test func typedTextSetsTheBindingAndIsNotSentBack() {
    let page = TestPage { Page() }
    #expect(page.type("ab") == .handled)
    #expect(page.texts.contains("<ab>"))
    #expect(valueOps(page) == [])
    #expect(page.first(.input)?.value == FieldValue("ab", revision: 1))
  }

  @Test func textChangedByTheSetterIsSentWithTheRevisionOfTheEdit() {
    let page = TestPage { Page(limit: 2) }
    page.type("abc", revision: 4)
    #expect(valueOps(page) == [FieldValue("ab", revision: 4)])
  }

  @Test func textRejectedByTheSetterIsReplacedEachTime() {
    let page = TestPage { Page(limit: 1) }
    page.type("ab", revision: 1)
    #expect(valueOps(page) == [FieldValue("a", revision: 1)])
    page.type("ac", revision: 2)
    #expect(valueOps(page) == [FieldValue("a", revision: 2)])
  }

  @Test func textShortenedByOnChangeIsSentEachTime() {
    struct Page: View {
      @State private var name = ""
      var body: some View {
        TextField("Name", text: $name).onChange(of: name) { name = String(name.prefix(2)) }
      }
    }
    let page = TestPage { Page() }
    page.type("abc", revision: 1)
    #expect(valueOps(page) == [FieldValue("ab", revision: 1)])
    page.type("abc", revision: 2)
    #expect(valueOps(page) == [FieldValue("ab", revision: 2)])
  }

  @Test func laterRepetitionOfTheOldTextKeepsTypedText() {
    struct Page: View {
      @State private var other = 0
      var body: some View {
        TextField("Name", text: Binding(get: { "fixed" }, set: { _ in }))
        Button("Other \(other)") { other += 1 }
      }
    }
    let page = TestPage { Page() }
    page.type("typed")
    page.press("Other 0")
    #expect(valueOps(page) == [])
    #expect(page.first(.input)?.value?.text == "typed")
  }

  @Test func onlyChangedTextReplacesTheShownText() {
    let page = TestPage { Page() }
    page.press("Set")
    #expect(valueOps(page) == [FieldValue("set", revision: 0)])
    page.press("Set")
    #expect(valueOps(page) == [])
  }

  @Test func resettingTheTextAfterTypingIsAChange() {
    let page = TestPage { Page() }
    page.type("b", revision: 3)
    page.press("Back")
    #expect(valueOps(page) == [FieldValue("a", revision: 3)])
  }

  @Test func lineBreaksAreRejected() {
    let page = TestPage { Page() }
    for text in ["a\nb", "a\r\nb", "\u{2028}"] {
      #expect(page.type(text) == .invalidPayload)
    }
    #expect(page.texts.contains("<a>"))
  }

  @Test func disabledFieldRestoresItsText() {
    let page = TestPage { Page().disabled(true) }
    #expect(page.first(.input)?[.disabled] == "")
    #expect(page.type("b", revision: 3) == .disabled)
    #expect(valueOps(page) == [FieldValue("a", revision: 3)], "it was typed before the field was disabled")
  }

  @Test func stylesSetClasses() {
    let page = TestPage {
      TextField("a", text: .constant(""))
      VStack { TextField("b", text: .constant("")) }.textFieldStyle(.roundedBorder)
      TextField("c", text: .constant("")).textFieldStyle(.plain)
    }
    let names = page.host.tree.all.filter { $0.tag == .input }.map { $0[.class] }
    #expect(names == ["input", "input", "input plain"])
  }

  @Test func twoFieldsWithOneTextStayEqual() {
    struct Page: View {
      @State private var name = ""
      var body: some View {
        TextField("a", text: $name)
        TextField("b", text: $name)
      }
    }
    let page = TestPage { Page() }
    page.type("x", into: 0)
    #expect(valueOps(page) == [FieldValue("x", revision: 0)])
    #expect(page.first(.input, 1)?.value?.text == "x")
  }
}
