import Testing

@testable import PortableUI

private struct Item: Identifiable {
  let id: Int
  var name: String { "item \(id)" }
}

@MainActor
@Suite struct ListTests {
  @Test func directChildElementsAreRows() {
    let page = TestPage {
      List {
        Text("a")
        HStack {
          Text("b")
          Text("c")
        }
        TextField("d", text: .constant(""))
        ForEach(0..<2) { Text("\($0)") }
      }
    }
    #expect(
      page.outline == """
        main[list[row["a"] row[hstack["b" "c"]] row[field[field-label["d"] input]] row["0"] row["1"]]]
        """)
    #expect(page.host.tree.children[0].tag == .ul)
    #expect(page.host.tree.children[0].children.allSatisfy { $0.tag == .li })
  }

  @Test func sectionIsANestedList() {
    let page = TestPage {
      List {
        Section("First") { Text("a") }
        Section {
          Text("b")
        } header: {
          Text("Second")
        } footer: {
          Text("remark")
        }
      }
    }
    #expect(
      page.outline == """
        main[list[list-section[div[section-header["First"] section-rows[row["a"]]]] \
        list-section[div[section-header["Second"] section-rows[row["b"]] section-footer["remark"]]]]]
        """)
  }

  @Test func emptySectionKeepsItsHeader() {
    let page = TestPage { List { Section("Empty") { ForEach(0..<0) { Text("\($0)") } } } }
    #expect(page.outline == #"main[list[list-section[div[section-header["Empty"] section-rows]]]]"#)
  }

  @Test func rowsAndSectionsCanBeMixed() {
    let page = TestPage {
      List {
        Text("a")
        Section { Text("b") }
      }
    }
    #expect(page.outline == #"main[list[row["a"] list-section[div[section-rows[row["b"]]]]]]"#)
  }

  @Test func sectionInsideARowIsNotAListItem() {
    let page = TestPage { List { VStack { Section("Head") { Text("a") } } } }
    #expect(page.outline == #"main[list[row[vstack[section[section-header["Head"] section-content["a"]]]]]]"#)
  }

  private struct Group: Identifiable {
    let id: String
    var items: [Item]
  }

  private struct GroupedPage: View {
    @State var groups: [Group]
    let next: [Group]
    var body: some View {
      List(groups) { group in
        Section(group.id) { ForEach(group.items) { Text($0.name) } }
      }
      Button("Next") { groups = next }
    }
  }

  private func page(from groups: [Group], to next: [Group]) -> (page: TestPage, ops: [Op]) {
    let page = TestPage { GroupedPage(groups: groups, next: next) }
    page.press("Next")
    return (page, page.takeOps())
  }

  @Test func movingARowInItsSectionIsOneOperation() {
    let (page, ops) = page(
      from: [Group(id: "A", items: [Item(id: 1), Item(id: 2), Item(id: 3)])],
      to: [Group(id: "A", items: [Item(id: 3), Item(id: 1), Item(id: 2)])])
    #expect(page.texts == ["A", "item 3", "item 1", "item 2", "Next"])
    #expect(ops.count == 1)
    guard case .move = ops.first else { return #expect(Bool(false), "\(ops) is no move") }
  }

  @Test func movingARowToAnotherSectionRemovesAndInsertsIt() {
    let (page, ops) = page(
      from: [Group(id: "A", items: [Item(id: 1), Item(id: 2)]), Group(id: "B", items: [])],
      to: [Group(id: "A", items: [Item(id: 2)]), Group(id: "B", items: [Item(id: 1)])])
    #expect(page.texts == ["A", "item 2", "B", "item 1", "Next"])
    #expect(ops.count == 2)
  }

  @Test func sectionIsInsertedMovedAndRemovedAsAWhole() {
    let (page, ops) = page(
      from: [Group(id: "A", items: [Item(id: 1)]), Group(id: "B", items: [Item(id: 2)])],
      to: [Group(id: "C", items: [Item(id: 3)]), Group(id: "B", items: [Item(id: 2)])])
    #expect(page.texts == ["C", "item 3", "B", "item 2", "Next"])
    #expect(ops.count == 2)
  }

  @Test func rangeCreatesRows() {
    #expect(TestPage { List(0..<2) { Text("\($0)") } }.outline == #"main[list[row["0"] row["1"]]]"#)
  }

  @Test func rowsAreInsertedMovedAndRemovedAsAWhole() {
    struct Page: View {
      @State private var items = [Item(id: 1), Item(id: 2), Item(id: 3)]
      var body: some View {
        List(items) { item in
          Text(item.name)
          if item.id == 2 { Text("second") }
        }
        Button("Change") { items = [Item(id: 3), Item(id: 2), Item(id: 4)] }
      }
    }
    let page = TestPage { Page() }
    page.press("Change")
    #expect(page.texts == ["item 3", "item 2", "second", "item 4", "Change"])
  }

  @Test func rowKeepsItsNodeWhenItsElementIsReplaced() {
    struct Page: View {
      @State private var isHeading = false
      var body: some View {
        List { Text("a").accessibilityAddTraits(isHeading ? .isHeader : []) }
        Button("Toggle") { isHeading.toggle() }
      }
    }
    let page = TestPage { Page() }
    let row = page.first(.li)?.id
    page.press("Toggle")
    #expect(page.first(.li)?.id == row)
    #expect(page.outline == #"main[list[row[h3("a")]] button("Toggle")]"#)
  }

  @Test func nestedListHasItsOwnRows() {
    let page = TestPage { List { VStack { List { Text("a") } } } }
    #expect(page.outline == #"main[list[row[vstack[list[row["a"]]]]]]"#)
  }

  @Test func styleSetsAClass() {
    func names(_ style: some ListStyle) -> String? {
      TestPage { List { Text("a") }.listStyle(style) }.first(.ul)?[.class]
    }
    #expect(names(.automatic) == "list")
    #expect(names(.insetGrouped) == "list")
    #expect(names(.grouped) == "list grouped")
    #expect(names(GroupedListStyle()) == "list grouped")
    #expect(names(.plain) == "list plain")
  }
}
