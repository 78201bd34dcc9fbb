import Testing

@testable import PortableUI

@MainActor
@Suite struct ListRowLookTests {
  private func rows(_ page: TestPage) -> [RenderNode] { page.host.tree.all.filter { $0.tag == .li } }

  @Test func modifiersOfTheContentChangeTheRow() {
    let page = TestPage {
      List {
        Text("plain")
        Text("colored").listRowBackground(Color.red)
        Text("near").listRowInsets(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        Text("alone").listRowSeparator(.hidden)
        Text("green").listRowSeparatorTint(.green)
      }
    }
    let rows = rows(page)
    #expect(rows[0].attributes == [Attribute(.class, "row")])
    #expect(rows[1][.style] == "background:var(--red)")
    #expect(rows[2][.style] == "padding:1px 4px 3px 2px")
    #expect(rows[3][.class] == "row line-above-hidden line-below-hidden")
    #expect(rows[4][.style] == "border-color:var(--green)")
  }

  @Test func modifiersInsideOtherModifiersChangeTheRow() {
    let page = TestPage { List { Text("a").listRowBackground(Color.red).padding() } }
    #expect(rows(page)[0][.style] == "background:var(--red)")
  }

  @Test func rowsWithActionsHaveTheLookOfTheirContent() {
    let page = TestPage {
      List { ForEach(0..<2) { Text("\($0)").listRowBackground(Color.blue) }.onDelete { _ in } }
    }
    #expect(rows(page).map { $0[.style] } == ["background:var(--blue)", "background:var(--blue)"])
  }

  @Test func rowsInheritTheLookOfTheirSection() {
    let page = TestPage {
      List {
        Section {
          Text("a")
          Text("b").listRowBackground(Color.clear)
        }
        .listRowBackground(Color.green)
      }
    }
    #expect(
      page.host.tree.all.filter { $0[.class] == "row" }.compactMap { $0[.style] }.first == "background:var(--green)")
  }

  @Test func theLookFollowsTheState() throws {
    struct Page: View {
      @State private var isMarked = false

      var body: some View {
        List { Button("Mark") { isMarked.toggle() }.listRowBackground(isMarked ? Color.yellow : nil) }
      }
    }
    let page = TestPage { Page() }
    #expect(rows(page)[0][.style] == nil)
    page.press("Mark")
    #expect(rows(page)[0][.style] == "background:var(--yellow)")
    page.press("Mark")
    #expect(rows(page)[0][.style] == nil)
  }

  @Test func aRowWithoutTheViewThatChangedItLooksAsBefore() {
    struct Page: View {
      @State private var isMarked = true

      var body: some View {
        List {
          VStack {
            if isMarked { Text("a").listRowBackground(Color.yellow) }
            Button("Mark") { isMarked.toggle() }
          }
        }
      }
    }
    let page = TestPage { Page() }
    #expect(rows(page)[0][.style] == "background:var(--yellow)")
    page.press("Mark")
    #expect(rows(page)[0][.style] == nil)
    page.press("Mark")
    #expect(rows(page)[0][.style] == "background:var(--yellow)")
  }

  @Test func aRowThatLeavesThePageDoesNotChange() {
    struct Page: View {
      @State private var items = [0, 1]

      var body: some View {
        List { ForEach(items, id: \.self) { item in VStack { Text("\(item)").listRowBackground(Color.blue) } } }
        Button("Remove") { items.removeLast() }
      }
    }
    let page = TestPage { Page() }
    page.press("Remove")
    #expect(rows(page).map { $0[.style] } == ["background:var(--blue)"])
  }

  @Test func theRowsOfAListInsideARowAreTheirOwn() {
    let page = TestPage { List { VStack { List { Text("a").listRowBackground(Color.red).padding() } } } }
    #expect(rows(page).map { $0[.style] } == [nil, "background:var(--red)"])
  }

  @Test func anyViewCanBeTheBackground() {
    let page = TestPage { List { Text("a").listRowBackground(HStack { Text("behind") }) } }
    #expect(page.outline == #"main[list[row[box["a" backdrop[hstack["behind"]]]]]]"#)
  }

  @Test func aSectionOfAFormHasOneBackground() {
    let page = TestPage { Form { Section { Text("a") }.listRowBackground(Color.red) } }
    #expect(page.host.tree.all.first { $0[.class] == "section-content" }?[.style] == "background:var(--red)")
  }

  @Test func spacingsAreStylesOfTheList() {
    let page = TestPage { List { Text("a") }.listRowSpacing(8).listSectionSpacing(.compact) }
    let list = page.host.tree.all.first { $0.tag == .ul }
    #expect(list?[.class] == "list spaced")
    #expect(list?[.style] == "--row-spacing:8px;--section-spacing:12px")
    let form = TestPage { Form { Text("a") }.listSectionSpacing(4) }
    #expect(form.host.tree.children[0][.style] == "--section-spacing:4px")
  }

  @Test func rowsHaveALeastHeight() {
    let page = TestPage { List { Text("a") }.environment(\.defaultMinListRowHeight, 60) }
    #expect(rows(page)[0][.style] == "min-height:60px")
  }
}
