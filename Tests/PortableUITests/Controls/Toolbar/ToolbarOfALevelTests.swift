import Testing

@testable import PortableUI

/// An item of a bar is inserted together with the level or dialog that contains the bar. The mirror of each page fails
/// the test otherwise.
@MainActor
struct ToolbarOfALevelTests {
  enum Content: CaseIterable {
    case item, items, leading, principal, bottom, conditionalItem, menu, hiddenTitle, search, refresh, nested, group
    case itemOfARow, itemBesideASheet
  }

  private struct Level: View {
    let content: Content
    @State private var text = ""
    @State private var isPresented = false

    var body: some View {
      switch content {
      case .item: Text("Level").toolbar { Button("Star") {} }
      case .items:
        Text("Level").toolbar {
          Button("Star") {}
          Button("Other") {}
        }
      case .leading: Text("Level").toolbar { ToolbarItem(placement: .topBarLeading) { Button("Star") {} } }
      case .principal: Text("Level").toolbar { ToolbarItem(placement: .principal) { Text("Star") } }
      case .bottom: Text("Level").toolbar { ToolbarItem(placement: .bottomBar) { Button("Star") {} } }
      case .conditionalItem: Text("Level").toolbar { if text.isEmpty { Button("Star") {} } }
      case .menu: Text("Level").toolbar { Menu("Star") { Button("Inside") {} } }
      case .hiddenTitle: Text("Level").navigationTitle("").toolbar { Button("Star") {} }
      case .search: Text("Level").searchable(text: $text).toolbar { Button("Star") {} }
      case .refresh: List { Text("Level") }.refreshable {}.toolbar { Button("Star") {} }
      case .nested: VStack { Group { Text("Level").toolbar { Button("Star") {} } } }
      case .group: Group { Text("Level") }.toolbar { Button("Star") {} }
      case .itemOfARow: List { ForEach(0..<3) { row in Text("Row \(row)").toolbar { Button("Star") {} } } }
      case .itemBesideASheet:
        Text("Level").toolbar { Button("Star") {} }.sheet(isPresented: $isPresented) { Text("Sheet") }
      }
    }
  }

  @Test(arguments: Content.allCases) func itemsOfAPushedLevelAreOnThePage(content: Content) {
    let page = TestPage {
      NavigationStack {
        NavigationLink("Go", value: 1).navigationDestination(for: Int.self) { _ in Level(content: content) }
      }
    }
    for _ in 0..<2 {
      page.press("Go")
      #expect(page.shown.contains("Star"))
      page.press("Back")
      #expect(!page.shown.contains("Star"))
    }
  }

  @Test(arguments: Content.allCases) func itemsInADialogAreOnThePage(content: Content) {
    struct Root: View {
      let content: Content
      @State private var isPresented = false
      var body: some View {
        Button("Go") { isPresented = true }.sheet(isPresented: $isPresented) {
          NavigationStack { Level(content: content) }
        }
      }
    }
    let page = TestPage { Root(content: content) }
    for _ in 0..<2 {
      page.press("Go")
      #expect(page.shown.contains("Star"))
      page.escape()
      #expect(!page.shown.contains("Star"))
    }
  }

  @Test(arguments: Content.allCases) func itemsOfAnAnimatedBranchAreOnThePage(content: Content) {
    struct Root: View {
      let content: Content
      @State private var isShown = false
      var body: some View {
        Button("Go") { withAnimation { isShown.toggle() } }
        if isShown { NavigationStack { Level(content: content) }.transition(.opacity) }
      }
    }
    let page = TestPage { Root(content: content) }
    for isShown in [true, false, true] {
      page.press("Go")
      #expect(page.shown.contains("Star") == isShown)
    }
  }

  /// The items of a stack inside a level are in the bar of the level, which is hidden while another level covers the
  /// stack.
  @Test func itemsOfACoveredBarChangeWhileItIsHidden() {
    struct Root: View {
      @State private var rows = [1, 2, 3]
      var body: some View {
        NavigationStack {
          VStack {
            Button("Shorter") { rows.removeFirst() }
            Button("Longer") { rows.append(rows.count + 5) }
            NavigationStack {
              NavigationLink("Go") { Text("Inside") }
                .toolbar { ForEach(rows, id: \.self) { row in Button("Item \(row)") {} } }
            }
          }
        }
      }
    }
    let page = TestPage { Root() }
    page.press("Go")
    page.press("Shorter")
    page.press("Longer")
    page.press("Back")
    #expect(page.shown.filter { $0.hasPrefix("Item") } == ["Item 2", "Item 3", "Item 7"])
  }
}
