import Testing

@testable import PortableUI

@MainActor
@Suite struct KeyboardShortcutTests {
  func keys(_ view: some View) -> String? {
    TestPage { view }.first(.button)?[.ariaKeyShortcuts]
  }

  let button = Button("Save") {}

  @Test func commandMapsToControlOrMeta() {
    #expect(keys(button.keyboardShortcut("s")) == "Control+S Meta+S")
    #expect(
      keys(button.keyboardShortcut(.upArrow, modifiers: [.command, .shift, .option]))
        == "Control+Alt+Shift+ArrowUp Alt+Shift+Meta+ArrowUp")
  }

  @Test func otherModifiersAreUnchanged() {
    #expect(keys(button.keyboardShortcut(.defaultAction)) == "Enter")
    #expect(keys(button.keyboardShortcut(.cancelAction)) == "Escape")
    #expect(keys(button.keyboardShortcut(.space, modifiers: [])) == "Space")
    #expect(keys(button.keyboardShortcut("+", modifiers: .control)) == "Control+Plus")
    #expect(keys(button.keyboardShortcut(KeyboardShortcut("é", modifiers: .option))) == "Alt+É")
  }

  @Test func nilRemovesTheShortcut() {
    #expect(keys(button.keyboardShortcut(nil)) == nil)
    #expect(keys(VStack { button.keyboardShortcut(nil) }.keyboardShortcut("s")) == nil)
  }

  @Test func shortcutDoesNotApplyInsideADialog() {
    struct Page: View {
      @State private var isPresented = true
      var body: some View {
        Text("page").sheet(isPresented: $isPresented) { Button("In front") {} }.keyboardShortcut("s")
      }
    }
    #expect(keys(Page()) == nil)
  }
}
