import Foundation
import Testing

@testable import PortableUI

@MainActor
@Suite struct EditingTests {
  private struct Fruits: View {
    @State private var fruits = ["Apple", "Banana", "Cherry"]
    var canMove = true
    var canDelete = true

    var body: some View {
      NavigationView {
        List {
          ForEach(fruits, id: \.self) { Text($0) }
            .onDelete(perform: canDelete ? { fruits.remove(atOffsets: $0) } : nil)
            .onMove(perform: canMove ? { fruits.move(fromOffsets: $0, toOffset: $1) } : nil)
        }
        .navigationBarTitle("Fruits")
        .navigationBarItems(trailing: EditButton())
      }
    }
  }

  /// The texts of the rows, without the texts of their menus.
  private func rows(_ page: TestPage) -> [String] {
    page.host.tree.all.filter { $0[.class] == "row-content" }.flatMap { $0.all.compactMap(\.text) }
  }

  /// The button with a name in the row with a text.
  private func button(_ name: String, of row: String, on page: TestPage) -> RenderNode? {
    page.host.tree.all.first { $0.tag == .li && $0.all.contains { $0.text == row } }?.all
      .first { $0.tag == .button && ($0[.ariaLabel] == name || $0.text == name) }
  }

  private func press(_ name: String, of row: String, on page: TestPage) -> EventOutcome {
    button(name, of: row, on: page).map { page.host.dispatch(Event($0.id, .click)) } ?? .unknownNode
  }

  @Test func editButtonBeginsAndEndsEditing() throws {
    let page = TestPage { Fruits() }
    #expect(button("Delete", of: "Banana", on: page)?[.role] == "menuitem")
    #expect(button("Move up", of: "Banana", on: page) == nil)
    #expect(page.press("Edit") == .handled)
    let row = try #require(page.first(.li, 1))
    #expect(
      row.outline == """
        row[row-layout[button[symbol[path]] row-content["Banana"] button[symbol[path]] button[symbol[path]]]]
        """)
    #expect(
      PageElement.all(in: row).filter { $0.role == .button }.map(\.name) == ["Delete", "Move up", "Move down"])
    #expect(page.press("Done") == .handled)
    #expect(button("Move up", of: "Banana", on: page) == nil)
  }

  @Test func controlsAreDescribedByTheirRow() throws {
    let page = TestPage { Fruits() }
    page.press("Edit")
    let row = try #require(page.first(.li, 1))
    let content = try #require(row.all.first { $0[.class] == "row-content" }?[.id])
    let buttons = row.all.filter { $0.tag == .button }
    #expect(buttons.map { $0[.ariaDescribedBy] } == [content, content, content])
  }

  @Test func rowsAreDeletedInEditModeAndFromTheirMenu() {
    let page = TestPage { Fruits() }
    #expect(press("Delete", of: "Banana", on: page) == .handled)
    #expect(rows(page) == ["Apple", "Cherry"])
    page.press("Edit")
    _ = page.takeOps()
    #expect(press("Delete", of: "Cherry", on: page) == .handled)
    #expect(rows(page) == ["Apple"])
    #expect(page.takeOps().count { if case .remove = $0 { true } else { false } } == 1)
    #expect(press("Delete", of: "Apple", on: page) == .handled)
    #expect(rows(page) == [])
  }

  @Test func rowsAreMovedByOnePlace() {
    let page = TestPage { Fruits() }
    page.press("Edit")
    #expect(press("Move up", of: "Cherry", on: page) == .handled)
    #expect(rows(page) == ["Apple", "Cherry", "Banana"])
    #expect(press("Move down", of: "Apple", on: page) == .handled)
    #expect(rows(page) == ["Cherry", "Apple", "Banana"])
    #expect(press("Move up", of: "Cherry", on: page) == .disabled)
    #expect(press("Move down", of: "Banana", on: page) == .disabled)
    #expect(rows(page) == ["Cherry", "Apple", "Banana"])
  }

  @Test func endsOfTheListAreDisabledButKeepTheFocus() {
    let page = TestPage { Fruits() }
    page.press("Edit")
    let up = button("Move up", of: "Apple", on: page)
    #expect(up?[.ariaDisabled] == "true" && up?[.disabled] == nil)
    #expect(button("Move down", of: "Apple", on: page)?[.ariaDisabled] == nil)
    #expect(button("Move down", of: "Cherry", on: page)?[.ariaDisabled] == "true")
  }

  @Test func rowWithoutAnActionHasNoControlForIt() {
    let page = TestPage { Fruits(canMove: false) }
    page.press("Edit")
    #expect(button("Delete", of: "Apple", on: page) != nil)
    #expect(button("Move down", of: "Apple", on: page) == nil)
    let still = TestPage { Fruits(canMove: false, canDelete: false) }
    #expect(!still.host.tree.all.contains { $0[.role] == "menu" })
    still.press("Edit")
    #expect(still.first(.li)?.outline == #"row[row-layout[row-content["Apple"]]]"#)
  }

  @Test func swipeActionsOfTheTrailingEdgeReplaceTheItemForDeletion() {
    struct Page: View {
      @State private var items = ["a", "b"]
      var body: some View {
        List {
          ForEach(items, id: \.self) { item in
            Text(item)
              .swipeActions(edge: item == "a" ? .trailing : .leading) { Button("Pin") {} }
          }
          .onDelete { items.remove(atOffsets: $0) }
        }
      }
    }
    let page = TestPage { Page() }
    #expect(button("Pin", of: "a", on: page) != nil)
    #expect(button("Delete", of: "a", on: page) == nil)
    #expect(button("Pin", of: "b", on: page) != nil)
    #expect(button("Delete", of: "b", on: page) != nil)
    #expect(page.host.tree.all.count { $0[.role] == "menu" } == 2)
  }

  @Test func rowKeepsItsStateThroughEditing() {
    struct Counter: View {
      @State private var count = 0
      var body: some View { Button("Count \(count)") { count += 1 } }
    }
    let page = TestPage {
      EditButton()
      List { ForEach(0..<1) { _ in Counter() }.onDelete { _ in } }
    }
    page.press("Count 0")
    page.press("Edit")
    #expect(page.press("Count 1") == .handled)
    page.press("Done")
    #expect(page.texts.contains("Count 2"))
  }

  @Test func bindingInTheEnvironmentDecides() {
    struct Page: View {
      @State private var mode = EditMode.inactive
      var body: some View {
        VStack {
          List { ForEach(0..<1) { Text("\($0)") }.onMove { _, _ in } }
          EditButton()
        }
        .environment(\.editMode, $mode)
        Button("Begin") { mode = .active }
        Text(mode.isEditing ? "editing" : "reading")
      }
    }
    let page = TestPage { Page() }
    page.press("Begin")
    #expect(page.texts.contains("Done"))
    #expect(button("Move up", of: "0", on: page) != nil)
    page.press("Done")
    #expect(page.texts.contains("reading"))
    #expect(button("Move up", of: "0", on: page) == nil)
  }

  @Test func levelsAndDialogsHaveModesOfTheirOwn() {
    struct Page: View {
      @State private var isPresented = false
      var body: some View {
        NavigationView {
          NavigationLink("Deeper", destination: EditButton())
            .navigationBarItems(leading: Button("Open") { isPresented = true }, trailing: EditButton())
        }
        .sheet(isPresented: $isPresented) { EditButton() }
      }
    }
    let page = TestPage { Page() }
    page.press("Edit")
    #expect(page.shown.contains("Done"))
    page.press("Open")
    #expect(page.dialogs.first?.all.compactMap(\.text) == ["Edit"])
    page.escape()
    page.press("Deeper")
    #expect(page.shown == ["Back", "Edit"])
  }

  @Test func contentOutsideAListIsShownUnchanged() {
    let page = TestPage { VStack { ForEach(0..<2) { Text("\($0)") }.onDelete { _ in } } }
    #expect(page.outline == #"main[vstack["0" "1"]]"#)
  }

  @Test func boundElementsAreDeleted() {
    struct Item: Identifiable {
      let id: Int
    }
    struct Page: View {
      @State private var items = [Item(id: 1), Item(id: 2)]
      var body: some View {
        List { ForEach($items) { $item in Text("item \(item.id)") }.onDelete { items.remove(atOffsets: $0) } }
      }
    }
    let page = TestPage { Page() }
    #expect(press("Delete", of: "item 1", on: page) == .handled)
    #expect(rows(page) == ["item 2"])
  }
}

@Suite struct OffsetTests {
  @Test(arguments: [
    ([0], 0, "abcd"), ([0], 1, "abcd"), ([0], 2, "bacd"), ([3], 0, "dabc"), ([0], 4, "bcda"), ([1, 3], 0, "bdac"),
    ([0, 2], 4, "bdac"), ([0, 3], 2, "badc"), ([], 2, "abcd"),
  ])
  func elementsAreMovedBeforeAnOffset(source: [Int], destination: Int, result: String) {
    var letters = Array("abcd")
    letters.move(fromOffsets: IndexSet(source), toOffset: destination)
    #expect(String(letters) == result)
  }

  @Test func elementsAreRemovedAtOffsets() {
    var letters = "abcd"
    letters.remove(atOffsets: [0, 2, 3])
    #expect(letters == "b")
    letters.remove(atOffsets: [])
    #expect(letters == "b")
  }
}
