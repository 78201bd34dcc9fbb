import Foundation
import Testing

@testable import PortableUI

@MainActor
@Suite struct PathTests {
  private func drawing<Content: View>(_ content: Content) -> RenderNode? {
    TestPage { content }.host.tree.children.first
  }

  private func line(of drawing: RenderNode?) -> RenderNode? {
    drawing?.children.first?.children.first
  }

  @Test func linesAndCurvesAreWrittenInOrder() {
    let path = Path { path in
      path.move(to: CGPoint(x: 1, y: 2.5))
      path.addLine(to: CGPoint(x: -3, y: 4))
      path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8))
      path.addCurve(
        to: CGPoint(x: 9, y: 10), control1: CGPoint(x: 11, y: 12), control2: CGPoint(x: 13, y: 14))
      path.closeSubpath()
    }
    #expect(path.data == "M1 2.5L-3 4Q7 8 5 6C11 12 13 14 9 10Z")
  }

  @Test func lineWithoutStartIsIgnored() {
    var path = Path()
    path.addLine(to: CGPoint(x: 1, y: 1))
    path.closeSubpath()
    #expect(path.isEmpty)
    path.addLines([CGPoint(x: 1, y: 1), CGPoint(x: 2, y: 2)])
    #expect(path.data == "M1 1L2 2")
    path.addLines([])
    #expect(path.data == "M1 1L2 2")
  }

  @Test func outlinesAreClosed() {
    let rect = CGRect(x: 1, y: 2, width: 10, height: 6)
    #expect(Path(rect).data == "M1 2h10v6h-10Z")
    #expect(Path(ellipseIn: rect).data == "M6 2h0a5 3 0 0 1 5 3v0a5 3 0 0 1 -5 3h-0a5 3 0 0 1 -5 -3v-0a5 3 0 0 1 5 -3Z")
    let rounded = Path(roundedRect: rect, cornerRadius: 2).data
    #expect(rounded == "M3 2h6a2 2 0 0 1 2 2v2a2 2 0 0 1 -2 2h-6a2 2 0 0 1 -2 -2v-2a2 2 0 0 1 2 -2Z")
    #expect(Path(roundedRect: rect, cornerRadius: 50).data == Path(ellipseIn: rect).data)
    #expect(Path(roundedRect: rect, cornerRadius: -1) == Path(rect))
  }

  @Test func nanBecomesZero() {
    let path = Path { $0.move(to: CGPoint(x: Double.nan, y: -Double.infinity)) }
    #expect(path.data == "M0 -100000")
  }

  @Test func pathIsFilledOrStroked() {
    let path = Path(CGRect(x: 0, y: 0, width: 1, height: 1))
    let filled = drawing(path)
    #expect(filled?.children.first?.tag == .svg)
    #expect(filled?[.class] == "shape drawing")
    #expect(filled?[.ariaHidden] == "true")
    #expect(line(of: filled)?[.d] == "M0 0h1v1h-1Z")
    #expect(line(of: filled)?[.style] == "fill:currentColor")
    #expect(line(of: drawing(path.fill(.red)))?[.style] == "fill:var(--red)")
    #expect(
      line(of: drawing(path.stroke(.blue)))?[.style]
        == "fill:none;stroke:var(--blue);stroke-width:1px;stroke-miterlimit:10")
    let style = StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .bevel, dash: [5, .nan], dashPhase: -3)
    #expect(
      line(of: drawing(path.stroke(.blue, style: style)))?[.style]
        == "fill:none;stroke:var(--blue);stroke-width:2px;stroke-linecap:round;stroke-linejoin:bevel;"
        + "stroke-dasharray:5px 0px;stroke-dashoffset:-3px")
  }

  @Test func pathCanHaveALabel() {
    let named = drawing(Path(ellipseIn: .zero).accessibilityLabel("Online"))
    #expect(named?[.role] == "img")
    #expect(named?[.ariaLabel] == "Online")
    #expect(named?[.ariaHidden] == nil)
  }
}
