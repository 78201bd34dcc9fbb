import Testing

@testable import PortableUI

@MainActor
@Suite struct TextEditorTests {
  private struct Page: View {
    @State var note = "a"
    var body: some View {
      TextEditor(text: $note).accessibilityLabel("Note")
      Text("<\(note)>")
      Button("Clear") { note = "" }
    }
  }

  private func type(_ text: String, on page: TestPage, revision: UInt64 = 1) -> EventOutcome {
    guard let field = page.first(.textarea) else { return .unknownNode }
    return page.host.dispatch(Event(field.id, .input(text, revision: revision)))
  }

  private func valueOps(_ page: TestPage) -> [FieldValue] {
    page.takeOps().compactMap { if case .value(_, let value) = $0 { value } else { nil } }
  }

  @Test func editorIsATextAreaWithTheLabelOfItsModifier() throws {
    let page = TestPage { Page() }
    let field = try #require(page.first(.textarea))
    #expect(field[.ariaLabel] == "Note")
    #expect(field.value == FieldValue("a", revision: 0))
    #expect(field.events == .input)
    #expect(page.host.tree.all.filter { $0[.ariaLabel] != nil }.count == 1)
  }

  @Test func typedLinesSetTheBindingAndAreNotSentBack() {
    let page = TestPage { Page() }
    #expect(type("one\ntwo\n", on: page) == .handled)
    #expect(page.texts.contains("<one\ntwo\n>"))
    #expect(valueOps(page) == [])
  }

  @Test func changeOfTheBindingIsShown() {
    let page = TestPage { Page() }
    page.press("Clear")
    #expect(valueOps(page) == [FieldValue("", revision: 0)])
  }

  @Test func lineEndsAreLineFeeds() {
    let page = TestPage { Page(note: "a\r\nb\rc\n") }
    #expect(page.first(.textarea)?.value?.text == "a\nb\nc\n")
    #expect(type("a\r\nb", on: page, revision: 2) == .invalidPayload)
    #expect(valueOps(page) == [FieldValue("a\nb\nc\n", revision: 2)])
  }

  @Test func disabledEditorRestoresItsText() {
    let page = TestPage { Page().disabled(true) }
    #expect(page.first(.textarea)?[.disabled] == "")
    #expect(type("b", on: page, revision: 3) == .disabled)
    #expect(page.texts.contains("<a>"))
    #expect(valueOps(page) == [FieldValue("a", revision: 3)])
  }

  @Test func returnDoesNotSubmit() throws {
    var submissions = 0
    let page = TestPage { Page().onSubmit { submissions += 1 } }
    let field = try #require(page.first(.textarea))
    #expect(page.host.dispatch(Event(field.id, .submit)) == .unhandledKind)
    #expect(submissions == 0)
  }
}
