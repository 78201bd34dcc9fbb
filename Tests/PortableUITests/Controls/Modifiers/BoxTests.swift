import Testing

@testable import PortableUI

/// Tests of padding, frames, backgrounds and opacity.
@MainActor
@Suite struct BoxTests {
  private func box<Content: View>(_ content: Content) -> RenderNode? {
    TestPage { content }.host.tree.children.first
  }

  @Test func paddingWithoutLengthIsAClass() {
    #expect(box(Text("a").padding())?[.class] == "box padded")
    #expect(box(Text("a").padding(.horizontal))?[.class] == "box padded-inline-start padded-inline-end")
    #expect(box(Text("a").padding(.top))?[.class] == "box padded-block-start")
  }

  @Test func paddingWithLengthIsAStyle() {
    #expect(box(Text("a").padding(8))?[.style] == "padding:8px")
    #expect(box(Text("a").padding(.vertical, 4))?[.style] == "padding-block-start:4px;padding-block-end:4px")
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(box(Text("a").padding(insets))?[.style] == "padding:1px 4px 3px 2px")
  }

  @Test(arguments: [
    (Double.nan, "0px"), (.infinity, "100000px"), (-.infinity, "0px"), (1e300, "100000px"), (0.12345, "0.123px"),
  ])
  func lengthsAreClamped(length: Double, css: String) {
    #expect(box(Text("a").padding(length))?[.style] == "padding:\(css)")
  }

  @Test func frameIsAStyleAndAnAlignmentClass() {
    let fixed = box(Text("a").frame(width: 10, alignment: .leading))
    #expect(fixed?[.style] == "width:10px")
    #expect(fixed?[.class] == "box frame align-leading")
    let filling = box(Text("a").frame(minWidth: 5, maxWidth: .infinity, maxHeight: 7))
    #expect(filling?[.style] == "min-width:5px;max-height:7px;--height:7px")
    #expect(filling?[.class] == "box frame align-center fill-width grow-height")
    #expect(box(Text("a").frame(maxWidth: 9))?[.class] == "box frame align-center grow-width")
    #expect(box(Text("a").frame(height: 7))?[.class] == "box frame align-center free-width")
    #expect(box(Text("a").frame(width: .nan, height: .infinity))?[.style] == nil)
    #expect(box(Text("a").frame(width: -5))?[.style] == "width:0px")
  }

  @Test(arguments: [(0.5, "0.5"), (-1, "0"), (7, "1"), (.nan, "1"), (.infinity, "1")] as [(Double, String)])
  func opacityIsBounded(opacity: Double, css: String) {
    #expect(box(Text("a").opacity(opacity))?[.style] == "opacity:\(css)")
  }

  @Test func backgroundsAreClassesStylesOrViews() {
    #expect(box(Text("a").background(.red))?[.class] == "box bg-red")
    #expect(box(Text("a").background(.regularMaterial))?[.class] == "box bg-regular-material")
    #expect(box(Text("a").background(Color(white: 0.5)))?[.style] == "background:rgb(128 128 128 / 1)")
    let layered = box(Text("a").background(alignment: .top) { Divider() })
    #expect(layered?.outline == #"box[backdrop[divider] "a"]"#)
  }

  @Test func labelIsPassedToTheContentAndNotToTheBackground() {
    let page = TestPage {
      Button("a") {}.padding().frame(width: 5).opacity(0.5).background { Text("behind") }
        .accessibilityLabel("name").accessibilityIdentifier("id")
    }
    #expect(page.host.tree.all.filter { $0[.ariaLabel] != nil }.map(\.tag) == [.button])
    #expect(page.host.tree.all.filter { $0[.testID] != nil }.map(\.tag) == [.button])
  }

  @Test func changedLengthIsOneOperation() throws {
    struct Page: View {
      @State private var isWide = false
      var body: some View {
        Text("a").padding(isWide ? 20 : 10)
        Button("Widen") { isWide = true }
      }
    }
    let page = TestPage { Page() }
    let box = try #require(page.host.tree.children.first)
    page.press("Widen")
    #expect(page.takeOps() == [.attribute(box.id, .style, "padding:20px")])
  }

  @Test(arguments: [(1.0, "1"), (0.1, "0.1"), (-0.0001, "0"), (2.0004, "2"), (99_999.999, "99999.999")])
  func cssNumbersHaveNoExponent(number: Double, css: String) {
    #expect(cssNumber(number) == css)
  }
}
