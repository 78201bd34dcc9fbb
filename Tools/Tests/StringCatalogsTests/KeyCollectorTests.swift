import FeatureSources
import Testing

@testable import StringCatalogs

/// The literals that are keys.
struct KeyCollectorTests {
  @Test(arguments: [
    #"Text("Cart")"#, #"Text("Cart", comment: "A title")"#, #"SwiftUI.Text("Cart")"#, #"Button("Cart") { open("a") }"#,
    #"Button("Cart", systemImage: "cart", role: .cancel) {}"#, #"Label("Cart", systemImage: "cart")"#,
    #"Toggle("Cart", isOn: $a)"#, #"TextField("Cart", text: $a)"#, #"SecureField("Cart", text: $a)"#,
    #"Picker("Cart", selection: $a) {}"#, #"Section("Cart") {}"#, #"NavigationLink("Cart", value: 1)"#,
    #"Link("Cart", destination: a)"#, #"Menu("Cart") {}"#, #"Stepper("Cart", value: $a)"#,
    #"DatePicker("Cart", selection: $a)"#, #"ProgressView("Cart")"#, #"GroupBox("Cart") {}"#,
    #"DisclosureGroup("Cart") {}"#, #"LabeledContent("Cart", value: "1")"#,
    #"Tab("Cart", systemImage: "cart", value: 1) {}"#, #"ContentUnavailableView("Cart", systemImage: "cart")"#,
    #"a.navigationTitle("Cart")"#, #"a.pageDescription("Cart")"#, #"a.alert("Cart", isPresented: $b) {}"#,
    #"a.confirmationDialog("Cart", isPresented: $b) {}"#, #"a.accessibilityLabel("Cart")"#,
    #"a.accessibilityHint("Cart")"#, #"a.accessibilityValue("Cart")"#, #"a.help("Cart")"#, #"a.badge("Cart")"#,
    #"a.searchable(text: $b, prompt: "Cart")"#, #"a.tabItem { Label("Cart", systemImage: "cart") }"#,
    #"a.accessibilityAction(named: "Cart") {}"#, #"a.accessibilityInputLabels(["Cart"])"#,
    #"String(localized: "Cart")"#, #"AttributedString(localized: "Cart")"#, #"LocalizedStringResource("Cart")"#,
    #"LocalizedStringKey("Cart")"#, #"String.LocalizationValue("Cart")"#, #"NSLocalizedString("Cart", comment: "")"#,
    #""Cart" as LocalizedStringKey"#,
  ])
  func literalOfTheAPIIsAKey(code: String) throws {
    #expect(try keys(ofBody: code) == ["Cart"])
  }

  @Test(arguments: [
    #"Text(verbatim: "Cart")"#, #"Image("Cart")"#, #"Image(systemName: "cart")"#, #"a.tag("Cart")"#,
    #"Text("Cart" + name)"#, #"Text("")"#, #"a.accessibilityIdentifier("Cart")"#, #"print("Cart")"#,
    #"let a: String = "Cart""#, #"a.searchable(text: $b, placement: .automatic, tokens: "Cart")"#,
  ])
  func otherLiteralIsNone(code: String) throws {
    #expect(try keys(ofBody: code) == [])
  }

  @Test func alternativesAreAllKeys() throws {
    #expect(try keys(ofBody: #"Text(a ? "One" : "Two")"#) == ["One", "Two"])
    #expect(try keys(ofBody: #"Text(a ? "One" : b ? "Two" : ("Three"))"#) == ["One", "Two", "Three"])
    #expect(try keys(ofBody: #"let a: LocalizedStringKey = if b { "One" } else { "Two" }"#) == ["One", "Two"])
    #expect(try keys(ofBody: #"let a: LocalizedStringKey? = b ?? "One""#) == ["One"])
  }

  @Test func literalsOfDeclaredTypesAreKeys() throws {
    #expect(
      try keys(
        in: """
          enum Tab: CaseIterable {
            case cart, orders
            var title: LocalizedStringKey {
              switch self {
              case .cart: "Cart"
              case .orders: return "Orders"
              }
            }
            static let all: [LocalizedStringResource] = ["First", "Second"]
            func name(_ a: String = "No key", _ b: LocalizedStringKey = "Default") -> String.LocalizationValue {
              guard a.isEmpty else { return "Early" }
              let inner = { return "Inner" }
              return "Late"
            }
          }
          """
      ).map(\.key) == ["Cart", "Orders", "First", "Second", "Default", "Early", "Late"])
  }

  @Test func argumentsOfDeclaredParametersAreKeys() throws {
    let declarations = """
      struct Row: View { let title: LocalizedStringKey; var note: String = ""; let fixed = 1 }
      struct Card: View { init(_ id: String, title: LocalizedStringKey?) {} }
      enum Problem { case failed(LocalizedStringResource, code: String) }
      func show(_ text: LocalizedStringKey, in place: String) {}
      """
    #expect(try keys(ofBody: #"Row(title: "Cart", note: "Not a key")"#, declarations: declarations) == ["Cart"])
    #expect(try keys(ofBody: #"Card("id", title: "Cart")"#, declarations: declarations) == ["Cart"])
    #expect(try keys(ofBody: #"fail(.failed("Cart", code: "E1"))"#, declarations: declarations) == ["Cart"])
    #expect(try keys(ofBody: #"show("Cart", in: "top")"#, declarations: declarations) == ["Cart"])
  }

  @Test func ownTypeHidesTheOneOfSwiftUIAndAnOverloadWithAStringWins() throws {
    #expect(try keys(ofBody: #"Label("Cart")"#, declarations: "struct Label { init(_ a: String) {} }") == [])
    #expect(try keys(ofBody: #"Text("Cart")"#, declarations: "extension Text { init(_ a: Money) {} }") == ["Cart"])
    let overloads = "func show(_ a: LocalizedStringKey) {}\nfunc show(_ a: String) {}"
    #expect(try keys(ofBody: #"show("Cart")"#, declarations: overloads) == [])
  }

  @Test func assignedLiteralIsAKeyIfThePropertyIs() throws {
    let members = "@State var title: LocalizedStringKey = \"First\"\n@State var name = \"\""
    #expect(
      try keys(ofBody: #"Button(action: { title = a ? "Second" : "Third"; self.name = "Ada" }) {}"#, members: members)
        == ["First", "Second", "Third"])
  }

  @Test func escapesRawAndMultilineLiteralsAreResolved() throws {
    #expect(try keys(ofBody: ##"Text("a\n\"b\" \u{E9} \\")"##) == ["a\n\"b\" é \\"])
    #expect(try keys(ofBody: ##"Text(#"a\n \#(1) "b""#)"##) == [#"a\n %lld "b""#])
    #expect(
      try keys(ofBody: "Text(\"\"\"\n    One \\\n    line,\n      and \\(name).\n    \"\"\")") == [
        "One line,\n  and %@."
      ])
  }

  @Test func percentSignsAreDoubledOnlyInFormats() throws {
    #expect(try keys(ofBody: #"Text("100% sure")"#) == ["100% sure"])
    #expect(try keys(ofBody: #"Text("\(1)% sure")"#) == ["%lld%% sure"])
  }

  @Test func tableCommentAndDefaultAreRead() throws {
    let found = try keys(
      in: #"""
        let a = Text("One", tableName: "Shop", comment: "A number")
        let b = String(localized: "two", defaultValue: "Two", table: "Other", comment: "")
        """#)
    #expect(found.map(\.table) == ["Shop", "Other"])
    #expect(found.map(\.comment) == ["A number", nil])
    #expect(found.map(\.value) == [nil, "Two"])
    #expect(found.map(\.line) == [1, 2])
    #expect(found.map(\.column) == [14, 27])
  }
}
