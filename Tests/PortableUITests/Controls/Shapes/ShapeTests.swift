import Testing

@testable import PortableUI

@MainActor
@Suite struct ShapeTests {
  private func first<Content: View>(_ content: Content) -> RenderNode? {
    TestPage { content }.host.tree.children.first
  }

  @Test func shapeHasTheColorOfText() {
    #expect(first(Rectangle())?[.class] == "shape")
    #expect(first(Rectangle())?[.style] == "background:currentColor")
    #expect(first(Circle().foregroundStyle(.red))?[.style] == "background:var(--red)")
    #expect(first(Circle().fill().foregroundStyle(.red))?[.style] == "background:var(--red)")
    #expect(first(Circle().fill(.foreground))?[.style] == "background:currentColor")
  }

  @Test func everyShapeHasItsOutline() {
    #expect(first(Circle().fill(.red))?[.class] == "shape circle")
    #expect(first(Capsule().fill(.red))?[.class] == "shape capsule")
    #expect(first(Ellipse().fill(.red))?[.class] == "shape ellipse")
    #expect(first(RoundedRectangle(cornerRadius: 8).fill(.red))?[.style] == "border-radius:8px;background:var(--red)")
    let uneven = UnevenRoundedRectangle(topLeadingRadius: 1, bottomTrailingRadius: .nan, topTrailingRadius: 2)
    #expect(
      first(uneven.fill(.red))?[.style]
        == "border-start-start-radius:1px;border-start-end-radius:2px;border-end-end-radius:0px;"
        + "border-end-start-radius:0px;background:var(--red)")
  }

  @Test func strokedEdgeIsALine() {
    let stroked = first(Circle().stroke(.blue, lineWidth: 3))
    #expect(stroked?[.class] == "shape circle stroked")
    #expect(stroked?[.style] == "background:var(--blue);--line:3px")
    #expect(first(Capsule().strokeBorder(lineWidth: .nan))?[.style] == "background:currentColor;--line:0px")
  }

  @Test func colorsAndGradientsAreViews() {
    #expect(first(Color.red)?[.style] == "background:var(--red)")
    let gradient = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
    #expect(first(gradient)?[.style]?.hasPrefix("background:linear-gradient(180deg,") == true)
  }

  @Test func shapeIsDecorationUnlessItHasALabel() {
    #expect(first(Circle())?[.role] == nil)
    let named = first(Circle().accessibilityLabel("Online"))
    #expect(named?[.role] == "img")
    #expect(named?[.ariaLabel] == "Online")
  }

  @Test func clippedViewHasTheOutlineOfTheShape() {
    #expect(first(Text("a").clipShape(Circle()))?[.class] == "box clipped circle")
    #expect(first(Text("a").clipShape(.rect(cornerRadius: 4)))?[.style] == "border-radius:4px")
    #expect(first(Text("a").cornerRadius(6))?[.style] == "border-radius:6px")
    #expect(first(Text("a").clipped())?[.style] == nil)
    #expect(first(Text("a").border(.red, width: 2))?[.style] == "outline:2px solid var(--red);outline-offset:-2px")
  }

  @Test func overlayFollowsTheView() {
    #expect(first(Text("a").overlay { Text("b") })?.outline == #"box["a" overlay["b"]]"#)
    #expect(first(Text("a").overlay(Circle().stroke(.red)))?.outline == #"box["a" overlay[shape]]"#)
    #expect(first(Text("a").overlay(.red, in: .capsule))?.outline == #"box["a" overlay[shape]]"#)
    #expect(first(Text("a").overlay(Color.red))?.outline == #"box["a" overlay[shape]]"#)
    let corner = first(Text("a").overlay(alignment: .topTrailing) { Text("b") })
    #expect(corner?.children.last?[.class] == "overlay align-top-trailing")
  }

  @Test func backgroundInAShapeIsAShape() {
    #expect(first(Text("a").background(.red, in: .capsule))?.outline == #"box[backdrop[shape] "a"]"#)
    #expect(first(Text("a").background(in: .rect))?.outline == #"box[backdrop[shape] "a"]"#)
  }

  @Test func labelAppliesToTheViewAndNotToTheOverlay() {
    let page = TestPage { Button("a") {}.overlay { Text("b") }.accessibilityLabel("name") }
    #expect(page.host.tree.all.filter { $0[.ariaLabel] != nil }.map(\.tag) == [.button])
  }
}
