import Testing

@testable import PortableUI

@MainActor
@Suite struct GridTests {
  @Test func rowsHaveCells() {
    let page = TestPage {
      Grid(alignment: .leading, horizontalSpacing: 8, verticalSpacing: 2) {
        GridRow {
          Text("a"); Text("b")
        }
        Divider()
        GridRow(alignment: .firstTextBaseline) { Text("c").gridCellColumns(2) }
      }
    }
    #expect(page.outline == #"main[grid[grid-row["a" "b"] divider grid-row[box["c"]]]]"#)
    let grid = page.host.tree.children.first
    #expect(grid?[.class] == "grid align-leading")
    #expect(grid?[.style] == "column-gap:8px;row-gap:2px")
    #expect(grid?.children.last?[.class] == "grid-row row-baseline")
    #expect(grid?.children.last?.children.first?[.style] == "grid-column:span 2")
  }

  @Test(arguments: [(0, 1), (-3, 1), (.max, 12)])
  func numberOfColumnsOfACellIsLimited(count: Int, columns: Int) {
    let page = TestPage { Text("a").gridCellColumns(count) }
    #expect(page.host.tree.children.first?[.style] == "grid-column:span \(columns)")
  }
}
