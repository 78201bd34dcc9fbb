import Testing

@testable import PortableUI

@MainActor
@Suite struct ScrollViewTests {
  @Test func axisIsAClass() {
    let page = TestPage {
      ScrollView { Text("a") }
      ScrollView(.horizontal) { Text("b") }
      ScrollView([.horizontal, .vertical], showsIndicators: false) { Text("c") }
    }
    let names = page.host.tree.children.map { $0[.class] }
    #expect(names == ["scroll", "scroll horizontal", "scroll horizontal vertical no-indicators"])
    #expect(page.host.tree.children.map { $0[.tabindex] } == [nil, "0", "0"], "arrow keys scroll sideways")
  }
}
