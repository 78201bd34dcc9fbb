import Testing

@testable import PortableUI

@MainActor
@Suite struct ContextMenuTests {
  struct Page: View {
    let log: Log
    @State private var isPinned = false

    var body: some View {
      Text("Letter")
        .contextMenu {
          Button("Copy") { log.note("copy") }
          Button("Delete", role: .destructive) { log.note("delete") }
          Toggle("Pinned", isOn: $isPinned)
        }
    }
  }

  @Test func menuFollowsTheViewAndItsButton() throws {
    let page = TestPage { Page(log: Log()) }
    let box = try #require(page.host.tree.children.first)
    #expect(box[.class] == "box")
    #expect(box.children.map(\.tag) == [.span, .button, .div])
    #expect(box.children[1][.ariaHasPopup] == "menu")
    #expect(box.children[1][.class] == "button menu-button unseen")
    #expect(box.children[1].events == [], "the browser opens it")
    #expect(box.children[2][.role] == "menu")
    #expect(box.children[2][.popover] == "auto")
  }

  @Test func contentOfTheMenuBecomesMenuItems() {
    let log = Log()
    let page = TestPage { Page(log: log) }
    let items = page.host.tree.all.filter { $0.tag == .button }.compactMap { $0[.role] }
    #expect(items == ["menuitem", "menuitem", "menuitemcheckbox"])
    for name in ["Copy", "Delete"] { #expect(page.press(name) == .handled) }
    #expect(log.take() == ["copy", "delete"])
    page.press("Pinned")
    #expect(page.host.tree.all.contains { $0[.ariaChecked] == "true" })
  }

  @Test func buttonHasAnAccessibilityLabel() {
    let page = TestPage { Page(log: Log()) }
    let opener = PageElement.all(in: page.host.tree).first { $0.node[.ariaHasPopup] != nil }
    #expect(opener?.role == .button)
    #expect(opener?.name == "More")
  }

  @Test func menuWithoutItemsIsNotRendered() {
    let page = TestPage { Text("Letter").contextMenu {} }
    #expect(!page.host.tree.all.contains { $0.tag == .button || $0[.role] == "menu" })
  }

  @Test func menuIsDisabledWithItsView() {
    let log = Log()
    let page = TestPage { Page(log: log).disabled(true) }
    #expect(page.press("Copy") == .disabled)
    #expect(page.host.tree.all.first { $0[.ariaHasPopup] != nil }?[.disabled] == "")
    #expect(log.take() == [])
  }

  @Test func labelOfTheModifiedViewIsSetOnTheView() {
    let page = TestPage { Text("Letter").contextMenu { Button("Copy") {} }.accessibilityLabel("A letter") }
    let named = page.host.tree.all.filter { $0[.ariaLabel] == "A letter" }
    #expect(named.map(\.tag) == [.span])
  }
}
