import Testing

@testable import PortableUI

/// Shows something in a portal while it is on the page.
private struct Elsewhere<Content: View>: View {
  typealias Body = Never
  let portal: Portal
  let content: Content

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> { Node(view, in: context) }

  @MainActor private final class Node: _ViewNode<Elsewhere<Content>> {
    private var item: PortalItemNode<Content>?

    init(_ view: Elsewhere<Content>, in context: _NodeContext) {
      super.init(in: context)
      let item = PortalItemNode(view.content, in: self.context(), portal: view.portal)
      self.item = item
      item.insert()
    }

    override func update(to view: Elsewhere<Content>) { item?.update(to: view.content) }
    override func didUnmount() { item?.remove() }
  }
}

@MainActor
@Suite struct PortalTests {
  struct Page: View {
    let portal: Portal
    @State private var shown: Set<String> = ["b"]
    @State private var hasPortal = true

    var body: some View {
      if hasPortal {
        VStack {
          Text("before")
          PortalView(portal: portal)
          Text("after")
        }
      }
      VStack {
        ForEach(["a", "b", "c"], id: \.self) { name in
          Button("Toggle \(name)") { if shown.remove(name) == nil { shown.insert(name) } }
          if shown.contains(name) { Elsewhere(portal: portal, content: Several(name: name)) }
        }
        Button("Toggle portal") { hasPortal.toggle() }
      }
    }
  }

  struct Several: View {
    let name: String
    @State private var isMore = false
    var body: some View {
      Button("More \(name)") { isMore = true }
      if isMore { Text("more \(name)") }
    }
  }

  private func items(_ page: TestPage) -> String? {
    page.outline.split(separator: "] vstack[").first.map(String.init)
  }

  @Test func itemsOfAPortalKeepTheOrderOfTheirInsertion() {
    let page = TestPage { Page(portal: Portal()) }
    #expect(items(page) == #"main[vstack["before" button("More b") "after""#)
    page.press("Toggle a")
    page.press("Toggle c")
    #expect(items(page) == #"main[vstack["before" button("More b") button("More a") button("More c") "after""#)
    page.press("Toggle b")
    #expect(items(page) == #"main[vstack["before" button("More a") button("More c") "after""#)
  }

  @Test func newElementsOfAnItemPrecedeTheNextItem() {
    let page = TestPage { Page(portal: Portal()) }
    page.press("Toggle a")
    page.press("More b")
    #expect(items(page) == #"main[vstack["before" button("More b") "more b" button("More a") "after""#)
  }

  @Test func aPortalStatesWhetherItIsEmpty() {
    let portal = Portal()
    let page = TestPage { Page(portal: portal) }
    #expect(!portal.isEmpty)
    page.press("Toggle b")
    #expect(portal.isEmpty)
  }

  @Test func itemsRemovedWithTheirPortalAreNotRemovedTwice() {
    struct Pair: View {
      let portal: Portal
      @State private var isShown = true
      var body: some View {
        Button("Hide") { isShown = false }
        if isShown {
          VStack {
            Elsewhere(portal: portal, content: Text("item"))
            PortalView(portal: portal)
          }
        }
      }
    }
    let page = TestPage { Pair(portal: Portal()) }
    page.press("Hide")
    #expect(page.takeOps().count == 1)
  }

  @Test func aClosedPageReleasesTheItems() {
    let portal = Portal()
    let page = TestPage { Page(portal: portal) }
    page.host.close()
    #expect(page.host.usage == Usage())
    #expect(portal.isEmpty)
  }
}
