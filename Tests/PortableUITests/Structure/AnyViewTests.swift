import Testing

@testable import PortableUI

@MainActor
@Suite struct AnyViewTests {
  private struct Page: View {
    @State private var step = 0
    var body: some View {
      content
      Button("Next") { step += 1 }
    }
    private var content: AnyView {
      switch step {
      case 0: AnyView(Tally(name: "a"))
      case 1: AnyView(erasing: Tally(name: "b"))
      case 2: AnyView(Text("text"))
      default: AnyView(EmptyView())
      }
    }
  }

  @Test func sameTypeInsideKeepsTheView() {
    let page = TestPage { Page() }
    page.press("a:0")
    page.press("Next")
    #expect(page.texts == ["b:1", "Next"])
  }

  @Test func differentTypeInsideReplacesTheView() throws {
    let page = TestPage { Page() }
    let old = try #require(page.first(.button))
    page.press("Next")
    _ = page.takeOps()
    page.press("Next")
    let new = try #require(page.node(text: "text"))
    let next = try #require(page.first(.button))
    #expect(page.takeOps() == [.remove(old.id), .insert(new, parent: page.host.tree.id, before: next.id)])
    page.press("Next")
    #expect(page.texts == ["Next"])
  }

  @Test func erasedViewIsNotErasedTwice() {
    #expect(AnyView(AnyView(Text("a"))).content is Text)
  }
}
