import Testing

@testable import PortableUI

@MainActor
@Suite struct TextInputTests {
  @Test func keyboardSettingsBecomeAttributes() throws {
    let page = TestPage {
      VStack {
        TextField("a", text: .constant("")).textContentType(.emailAddress).keyboardType(.emailAddress)
        SecureField("b", text: .constant("")).textContentType(.newPassword)
      }
      .autocorrectionDisabled()
      .textInputAutocapitalization(.never)
      TextEditor(text: .constant("")).autocorrectionDisabled(false)
    }
    let mail = try #require(page.first(.input))
    #expect([mail[.autocomplete], mail[.inputmode], mail[.autocapitalize]] == ["email", "email", "none"])
    #expect([mail[.autocorrect], mail[.spellcheck]] == ["off", "false"])
    #expect(page.first(.input, 1)?[.autocomplete] == "new-password")
    #expect(page.first(.textarea)?[.spellcheck] == "true")
  }

  @Test func fieldWithoutKeyboardSettingsHasNoAttributes() throws {
    let page = TestPage { TextField("a", text: .constant("")) }
    let field = try #require(page.first(.input))
    #expect(field[.autocomplete] == "off")
    #expect(
      [field[.inputmode], field[.autocapitalize], field[.autocorrect], field[.spellcheck]] == [nil, nil, nil, nil])
  }
}
