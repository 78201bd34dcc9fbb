import Testing

@testable import PortableUI

private struct Item: Identifiable {
  let id: Int
  var name: String { "item \(id)" }
}

@MainActor
@Suite struct ListTests {
  @Test func eachElementDirectlyInsideIsARow() {
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

  @Test func aSectionIsAListInTheList() {
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
        main[list[list-section[section-header["First"] section-rows[row["a"]]] \
        list-section[section-header["Second"] section-rows[row["b"]] section-footer["remark"]]]]
        """)
  }

  @Test func rowsComeAndGoAndMoveAsWhole() {
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

  @Test func aRowWhoseElementIsReplacedStays() {
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
    #expect(page.outline == #"main[list[row[h3("a")]] button["Toggle"]]"#)
  }

  @Test func aListInARowOfAListHasRowsOfItsOwn() {
    let page = TestPage { List { VStack { List { Text("a") } } } }
    #expect(page.outline == #"main[list[row[vstack[list[row["a"]]]]]]"#)
  }
}
