import Testing

@testable import PortableUI

/// Shows something in an outlet while it is on the page.
private struct Elsewhere<Content: View>: View {
  typealias Body = Never
  let outlet: Outlet
  let content: Content

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> { Node(view, in: context) }

  @MainActor private final class Node: _ViewNode<Elsewhere<Content>> {
    private var guest: GuestNode<Content>?

    init(_ view: Elsewhere<Content>, in context: _NodeContext) {
      super.init(in: context)
      let guest = GuestNode(view.content, in: self.context(), outlet: view.outlet)
      self.guest = guest
      guest.arrive()
    }

    override func update(to view: Elsewhere<Content>) { guest?.update(to: view.content) }
    override func didUnmount() { guest?.leave() }
  }
}

@MainActor
@Suite struct OutletTests {
  struct Page: View {
    let outlet: Outlet
    @State private var shown: Set<String> = ["b"]
    @State private var hasOutlet = true

    var body: some View {
      if hasOutlet {
        VStack {
          Text("before")
          OutletView(outlet: outlet)
          Text("after")
        }
      }
      VStack {
        ForEach(["a", "b", "c"], id: \.self) { name in
          Button("Toggle \(name)") { if shown.remove(name) == nil { shown.insert(name) } }
          if shown.contains(name) { Elsewhere(outlet: outlet, content: Several(name: name)) }
        }
        Button("Toggle outlet") { hasOutlet.toggle() }
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

  private func guests(_ page: TestPage) -> String? {
    page.outline.split(separator: "] vstack[").first.map(String.init)
  }

  @Test func guestsStandInTheOutletInTheOrderInWhichTheyCame() {
    let page = TestPage { Page(outlet: Outlet()) }
    #expect(guests(page) == #"main[vstack["before" button["More b"] "after""#)
    page.press("Toggle a")
    page.press("Toggle c")
    #expect(guests(page) == #"main[vstack["before" button["More b"] button["More a"] button["More c"] "after""#)
    page.press("Toggle b")
    #expect(guests(page) == #"main[vstack["before" button["More a"] button["More c"] "after""#)
  }

  @Test func whatAppearsInAGuestComesBeforeTheNextGuest() {
    let page = TestPage { Page(outlet: Outlet()) }
    page.press("Toggle a")
    page.press("More b")
    #expect(guests(page) == #"main[vstack["before" button["More b"] "more b" button["More a"] "after""#)
  }

  @Test func anOutletTellsWhetherItIsEmpty() {
    let outlet = Outlet()
    let page = TestPage { Page(outlet: outlet) }
    #expect(!outlet.isEmpty)
    page.press("Toggle b")
    #expect(outlet.isEmpty)
  }

  @Test func guestsThatGoWithTheirOutletAreNotRemovedTwice() {
    struct Pair: View {
      let outlet: Outlet
      @State private var isShown = true
      var body: some View {
        Button("Hide") { isShown = false }
        if isShown {
          VStack {
            Elsewhere(outlet: outlet, content: Text("guest"))
            OutletView(outlet: outlet)
          }
        }
      }
    }
    let page = TestPage { Pair(outlet: Outlet()) }
    page.press("Hide")
    #expect(page.takeOps().count == 1)
  }

  @Test func nothingIsLeftOnceThePageIsClosed() {
    let outlet = Outlet()
    let page = TestPage { Page(outlet: outlet) }
    page.host.close()
    #expect(page.host.usage == Usage())
    #expect(outlet.isEmpty)
  }
}
