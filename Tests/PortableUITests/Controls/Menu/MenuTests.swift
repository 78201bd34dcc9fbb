import Testing

@testable import PortableUI

@MainActor
@Suite struct MenuTests {
  struct Page: View {
    let log: Log
    @State private var isPinned = false
    @State private var order = "name"

    var body: some View {
      Menu("Actions", systemImage: "plus") {
        Button("Copy") { log.note("copy") }
        Divider()
        Button("Delete", role: .destructive) { log.note("delete") }.disabled(isPinned)
        Toggle("Pinned", isOn: $isPinned)
        Picker("Order", selection: $order) {
          Text("By name").tag("name")
          Text("By date").tag("date")
        }
        Menu("More") { Button("Print") { log.note("print") } }
      }
      Text("order: \(order)")
    }
  }

  func item(_ name: String, of page: TestPage) throws -> RenderNode {
    try #require(page.host.tree.all.first { $0.tag == .button && $0.all.contains { $0.text == name } })
  }

  @Test func menuIsAButtonFollowedByItems() throws {
    let page = TestPage { Page(log: Log()) }
    let menu = try #require(page.host.tree.all.first { $0[.class] == "menu" })
    #expect(menu.children.map(\.tag) == [.button, .div])
    #expect(menu.children[0][.ariaHasPopup] == "menu")
    #expect(menu.children[0].events == [], "the browser opens it")
    #expect(menu.children[1][.role] == "menu")
    #expect(menu.children[1][.popover] == "auto")
  }

  @Test func controlsInsideAreMenuItems() throws {
    let page = TestPage { Page(log: Log()) }
    #expect(try item("Copy", of: page)[.role] == "menuitem")
    #expect(try item("Delete", of: page)[.class] == "menu-item role-destructive")
    #expect(try item("More", of: page)[.role] == "menuitem")
    #expect(try item("More", of: page)[.ariaHasPopup] == "menu")
  }

  @Test func itemRunsItsAction() {
    let log = Log()
    let page = TestPage { Page(log: log) }
    for name in ["Copy", "Delete", "Print"] { #expect(page.press(name) == .handled) }
    #expect(log.take() == ["copy", "delete", "print"])
  }

  @Test func toggleIsAnItemWithACheckMark() throws {
    let page = TestPage { Page(log: Log()) }
    #expect(try item("Pinned", of: page)[.role] == "menuitemcheckbox")
    #expect(try item("Pinned", of: page)[.ariaChecked] == "false")
    page.press("Pinned")
    #expect(try item("Pinned", of: page)[.ariaChecked] == "true")
    #expect(page.press("Delete") == .disabled)
  }

  @Test func optionsOfAPickerAreItemsAndOneIsChecked() throws {
    let page = TestPage { Page(log: Log()) }
    #expect(try item("By name", of: page)[.role] == "menuitemradio")
    #expect(try item("By name", of: page)[.ariaChecked] == "true")
    page.press("By date")
    #expect(page.texts.contains("order: date"))
    #expect(try item("By name", of: page)[.ariaChecked] == "false")
    #expect(try item("By date", of: page)[.ariaChecked] == "true")
    let group = try #require(page.host.tree.all.first { $0[.class] == "menu-group" })
    #expect(group[.role] == "group")
    #expect(group[.ariaLabelledBy] != nil)
  }

  @Test func optionalSelectionMatchesTagsOfItsValue() throws {
    var chosen: Int? = 1
    let selection = Binding(get: { chosen }, set: { chosen = $0 })
    let page = TestPage {
      Menu("Menu") {
        Picker("p", selection: selection) {
          Text("untagged")
          Text("none").tag(Int?.none)
          Text("one").tag(1)
        }
      }
    }
    let checked = try ["untagged", "none", "one"].map { try item($0, of: page)[.ariaChecked] }
    #expect(checked == ["false", "false", "true"])
    #expect(page.press("untagged") == .invalidPayload)
    #expect(chosen == 1)
    #expect(page.press("none") == .handled)
    #expect(chosen == nil)
  }

  @Test func primaryActionIsAButtonBesideTheMenu() throws {
    let log = Log()
    let page = TestPage {
      Menu("Save") {
        Button("Save as") { log.note("as") }
      } primaryAction: {
        log.note("save")
      }
    }
    page.press("Save")
    #expect(log.take() == ["save"])
    #expect(page.first(.button, 1)?[.ariaLabel] == "More")
  }

  @Test func disabledMenuDoesNotOpen() {
    let page = TestPage { Menu("Actions") { Button("Copy") {} }.disabled(true) }
    #expect(page.first(.button)?[.disabled] == "")
    #expect(page.press("Copy") == .disabled)
  }
}
