import Testing

@testable import PortableUI

@MainActor
@Suite struct LazyStacksTests {
  @Test func lazyStacksAreStacks() throws {
    let page = TestPage {
      LazyVStack(alignment: .leading, spacing: 3) { Text("a") }
      LazyHStack(alignment: .top) { Text("b") }
    }
    let stacks = page.host.tree.children
    #expect(stacks.map { $0[.class] } == ["vstack align-leading", "hstack align-top"])
    #expect(stacks.map { $0[.style] } == ["gap:3px", nil])
  }

  @Test func pinnedViewsSetClasses() {
    let page = TestPage {
      LazyVStack(pinnedViews: [.sectionHeaders, .sectionFooters]) { Text("a") }
      LazyVGrid(columns: [GridItem()], pinnedViews: .sectionHeaders) { Text("a") }
    }
    #expect(
      page.host.tree.children.map { $0[.class] } == [
        "vstack pins-headers pins-footers", "lazy-grid pins-headers",
      ])
  }
}
