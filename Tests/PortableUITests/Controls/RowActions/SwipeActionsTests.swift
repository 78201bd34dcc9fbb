import Testing

@testable import PortableUI

@MainActor
@Suite struct SwipeActionsTests {
  private struct Letters: View {
    let log: Log
    @State private var letters = ["Bill", "Card"]
    @State private var isOffline = false

    var body: some View {
      List(letters, id: \.self) { letter in
        Text(letter)
          .swipeActions {
            Button("Delete \(letter)", role: .destructive) { letters.removeAll { $0 == letter } }
            if !isOffline { Button("Forward \(letter)") { log.note("forward \(letter)") } }
          }
          .swipeActions(edge: .leading, allowsFullSwipe: false) {
            Button("Mark \(letter)") { log.note("mark \(letter)") }
          }
      }
      Button("Go offline") { isOffline = true }
    }
  }

  @Test func actionsOfBothEdgesAreInOneMenuOfTheRow() throws {
    let page = TestPage { Letters(log: Log()) }
    let row = try #require(page.first(.li))
    #expect(
      row.outline == """
        row[row-layout[row-content["Bill"] button[symbol[path]] \
        menu-items[button("Mark Bill") button("Delete Bill") button("Forward Bill")]]]
        """)
    #expect(page.host.tree.all.compactMap { $0[.role] }.filter { $0 == "menuitem" }.count == 6)
  }

  @Test func buttonOfTheMenuHasANameAndIsDescribedByItsRow() {
    let page = TestPage { Letters(log: Log()) }
    let openers = PageElement.all(in: page.host.tree).filter { $0.node[.ariaHasPopup] == "menu" }
    #expect(openers.map(\.role) == [.button, .button])
    #expect(openers.map(\.name) == ["More", "More"])
    #expect(openers.allSatisfy { $0.node.events == [] }, "the browser opens the menu")
    let contents = page.host.tree.all.filter { $0[.class] == "row-content" }
    #expect(contents.allSatisfy { $0[.id] != nil })
    #expect(openers.map { $0.node[.ariaDescribedBy] } == contents.map { $0[.id] })
  }

  @Test func actionsRunTheirClosures() {
    let log = Log()
    let page = TestPage { Letters(log: log) }
    #expect(page.press("Forward Card") == .handled)
    #expect(page.press("Mark Bill") == .handled)
    #expect(log.take() == ["forward Card", "mark Bill"])
    page.press("Delete Bill")
    #expect(page.host.tree.all.filter { $0.tag == .li }.map(\.all.first?.children.count) == [1])
    #expect(!page.texts.contains("Bill"))
  }

  @Test func actionIsAddedAndRemovedAlone() {
    let page = TestPage { Letters(log: Log()) }
    page.press("Go offline")
    #expect(page.takeOps().count == 2, "one for each row")
    #expect(!page.texts.contains("Forward Bill") && page.texts.contains("Delete Bill"))
  }

  @Test func rowWithoutActionsHasNoMenu() {
    let page = TestPage { List { Text("a").swipeActions {} } }
    #expect(page.first(.li)?.outline == #"row[row-layout[row-content["a"]]]"#)
  }

  /// The style sheet hides the button of an empty menu.
  @Test func menuIsEmptyWhileItsActionsAreAbsent() {
    struct Page: View {
      @State private var isRead = true
      var body: some View {
        List {
          Text("a").swipeActions { if !isRead { Button("Mark as read") { isRead = true } } }
        }
        Button("Unread") { isRead = false }
      }
    }
    func items(_ page: TestPage) -> [RenderNode]? { page.host.tree.all.first { $0[.role] == "menu" }?.children }
    let page = TestPage { Page() }
    #expect(items(page)?.count == 0)
    page.press("Unread")
    #expect(items(page)?.count == 1)
    #expect(page.press("Mark as read") == .handled)
    #expect(items(page)?.count == 0)
  }

  @Test func rowsOfAnInnerListHaveTheirOwnActions() {
    let page = TestPage {
      List {
        VStack { List { Text("inner").swipeActions { Button("Inner action") {} } } }
          .swipeActions { Button("Outer action") {} }
      }
    }
    #expect(page.host.tree.all.count { $0[.role] == "menu" } == 2)
  }

  @Test func disabledRowHasDisabledActions() {
    let log = Log()
    let page = TestPage { Letters(log: log).disabled(true) }
    #expect(page.press("Mark Bill") == .disabled)
    #expect(page.host.tree.all.first { $0[.ariaHasPopup] != nil }?[.disabled] == "")
    #expect(log.take() == [])
  }

  @Test func propertiesOfTheRowAreNotThoseOfItsMenu() {
    let page = TestPage {
      List {
        Button("Open") {}
          .swipeActions { Button("Copy") {} }
          .keyboardShortcut("o")
          .accessibilityLabel("Letter")
      }
    }
    let controls = page.host.tree.all.filter { $0.tag == .button }
    #expect(controls.map { $0[.ariaLabel] } == ["Letter", "More", nil])
    #expect(controls.map { $0[.ariaKeyShortcuts] != nil } == [true, false, false])
  }
}
