import Testing

@testable import PortableUI

@MainActor
@Suite struct LazyGridsTests {
  private func grid<Content: View>(_ content: Content) -> RenderNode? {
    TestPage { content }.host.tree.children.first
  }

  @Test(arguments: [
    ([GridItem(.fixed(80)), GridItem()], "80px minmax(min(10px,100%),1fr)"),
    ([GridItem(.flexible(minimum: 40, maximum: 90))], "minmax(min(40px,100%),90px)"),
    ([GridItem(.adaptive(minimum: 160))], "repeat(auto-fill,minmax(min(160px,100%),1fr))"),
    (
      [GridItem(.adaptive(minimum: 50)), GridItem(.adaptive(minimum: 60))],
      "repeat(auto-fill,minmax(min(50px,100%),1fr)) minmax(min(60px,100%),1fr)"
    ),
    ([GridItem(.adaptive(minimum: 0))], "repeat(auto-fill,minmax(min(1px,100%),1fr))"),
    ([GridItem(.adaptive(minimum: .nan))], "repeat(auto-fill,minmax(min(10px,100%),1fr))"),
    ([GridItem(.flexible(minimum: 50, maximum: 20))], "minmax(min(50px,100%),50px)"),
  ])
  func columnsAreTracks(columns: [GridItem], tracks: String) {
    #expect(grid(LazyVGrid(columns: columns) { Text("a") })?[.style] == "grid-template-columns:\(tracks)")
    #expect(grid(LazyHGrid(rows: columns) { Text("a") })?[.style] == "grid-template-rows:\(tracks)")
  }

  @Test func firstSpacingAndAlignmentAreUsed() {
    let columns = [
      GridItem(.fixed(10)), GridItem(.fixed(10), spacing: 4, alignment: .topLeading), GridItem(.fixed(10), spacing: 7),
    ]
    let vertical = grid(LazyVGrid(columns: columns, alignment: .trailing, spacing: 12) { Text("a") })
    #expect(vertical?[.class] == "lazy-grid grid-trailing align-top-leading")
    #expect(vertical?[.style] == "grid-template-columns:10px 10px 10px;column-gap:4px;row-gap:12px")
    let horizontal = grid(LazyHGrid(rows: columns, alignment: .top, spacing: 12) { Text("a") })
    #expect(horizontal?[.class] == "lazy-grid horizontal grid-top align-top-leading")
    #expect(horizontal?[.style] == "grid-template-rows:10px 10px 10px;row-gap:4px;column-gap:12px")
  }

  @Test func contentOfAnAdaptiveColumnHasAMaximumSize() {
    let columns = [GridItem(.adaptive(minimum: 100, maximum: 120))]
    let style = grid(LazyVGrid(columns: columns) { Text("a") })?[.style]
    #expect(style == "grid-template-columns:repeat(auto-fill,minmax(min(100px,100%),1fr));--cell:120px")
  }

  @Test func everyViewIsACell() {
    let page = TestPage {
      LazyVGrid(columns: [GridItem(), GridItem()]) { ForEach(0..<3) { Text("\($0)") } }
    }
    #expect(page.outline == #"main[lazy-grid["0" "1" "2"]]"#)
  }

  @Test func labeledGridIsAGroup() {
    let node = grid(LazyVGrid(columns: [GridItem()]) { Text("a") }.accessibilityLabel("Products"))
    #expect(node?[.role] == "group")
    #expect(node?[.ariaLabel] == "Products")
  }
}
