import Testing

@testable import PortableUI

@MainActor
@Suite struct SecureFieldTests {
  private struct Page: View {
    @State private var password = ""
    @State private var entered = 0
    var body: some View {
      SecureField("Password", text: $password, prompt: Text("required")).onSubmit { entered = password.count }
      Text("\(entered) characters")
    }
  }

  @Test func secureFieldHidesItsText() throws {
    let page = TestPage { Page() }
    #expect(try #require(page.first(.label)).outline == #"field[field-label["Password"] input]"#)
    let field = try #require(page.first(.input))
    #expect(field[.type] == "password")
    #expect(field[.placeholder] == "required")
    #expect(field.value == FieldValue("", revision: 0))
  }

  @Test func typedTextSetsTheBinding() {
    let page = TestPage { Page() }
    #expect(page.type("s3cret") == .handled)
    #expect(page.submit() == .handled)
    #expect(page.texts.contains("6 characters"))
    #expect(page.type("two\nlines", revision: 2) == .invalidPayload)
  }

  @Test func disabledFieldIgnoresEdits() {
    let page = TestPage { Page().disabled(true) }
    #expect(page.type("s3cret") == .disabled)
    #expect(page.submit() == .disabled)
    #expect(page.texts.contains("0 characters"))
  }

  @Test func labelCanBeAnyView() {
    let page = TestPage {
      SecureField(text: .constant("")) { Text("Two").bold() }
      TextField(text: .constant("")) { Text("Plain").italic() }
      SecureField(String("Three"), text: .constant("")).textFieldStyle(.plain)
    }
    #expect(page.texts.filter { !$0.isEmpty } == ["Two", "Plain", "Three"])
    #expect(page.first(.input, 2)?[.class] == "input plain")
  }
}
