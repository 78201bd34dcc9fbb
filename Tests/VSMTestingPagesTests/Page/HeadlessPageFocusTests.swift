import PortableUI
import Testing

@testable import VSMTestingPages

private struct Sample: View {
  @FocusState private var isNameFocused: Bool
  @State private var name = ""
  @State private var search = ""

  var body: some View {
    Text(isNameFocused ? "naming" : "not naming")
    TextField("Name", text: $name).focused($isNameFocused)
    TextField("Other", text: $name)
    TextField("Locked", text: $name).focused($isNameFocused).disabled(true)
    Button("Edit") { isNameFocused = true }
    Menu("Actions") { Button("Clear") { name = "" } }
    Text("found").searchable(text: $search, prompt: "Find")
  }
}

@MainActor
@Suite(.onPages) struct HeadlessPageFocusTests {
  @Test func focusedControlIsAvailable() throws {
    let page = HeadlessPage { Sample() }
    #expect(page.focused == nil)
    try page.tap("Edit")
    #expect(page.focused?.name == "Name")
    try page.blur()
    #expect(page.focused == nil)
    #expect(page.shows("not naming"))
    try page.focus("Name")
    #expect(page.shows("naming"))
  }

  @Test func typingMovesTheFocus() throws {
    let page = HeadlessPage { Sample() }
    try page.type("Ada", into: "Name")
    #expect(page.focused?.name == "Name")
    #expect(page.shows("naming"))
  }

  @Test func fieldWithoutFocusedModifierThrows() {
    let page = HeadlessPage { Sample() }
    let error = #expect(throws: PageError.self) { try page.focus("Other") }
    #expect(error?.reason == .unanswered(.label("Other"), .unhandledKind))
  }

  @Test func disabledControlCannotBeFocused() {
    let page = HeadlessPage { Sample() }
    let typing = #expect(throws: PageError.self) { try page.type("Ada", into: "Locked") }
    #expect(typing?.reason == .disabled(.label("Locked")))
    #expect(page.focused == nil)
    let focusing = #expect(throws: PageError.self) { try page.focus("Locked") }
    #expect(focusing?.reason == .disabled(.label("Locked")))
    #expect(page.focused == nil)
  }

  @Test func menuItemsAreButtonsAndSearchFieldsAcceptText() throws {
    let page = HeadlessPage { Sample() }
    try page.type("Ada", into: "Other")
    try page.tap("Clear")
    #expect(try page.value(of: "Name") == "")
    try page.type("tea", into: "Find")
    #expect(try page.find(.role(.searchbox)).value == "tea")
  }
}
