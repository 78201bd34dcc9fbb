import Foundation
import Testing

@testable import PortableUI

private struct Triangle: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.midX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}

@MainActor
@Suite struct CustomShapeTests {
  @Test func aShapeIsStretchedUntilItsFrameIsMeasured() throws {
    let page = TestPage { Triangle().fill(.red) }
    #expect(page.first(.svg)?[.viewBox] == "0 0 100 100")
    #expect(page.first(.path)?[.d] == "M50 0L100 100L0 100Z")
    #expect(page.first(.path)?[.style] == "fill:var(--red)")
    let area = try #require(page.host.tree.all.first { $0.events.contains(.layout) })
    page.host.dispatch(Event(area.id, .resize(width: 40, height: 20)))
    #expect(page.first(.path)?[.d] == "M20 0L40 20L0 20Z")
    #expect(page.first(.svg)?[.viewBox] == nil)
  }

  @Test func aShapeClipsAndMasks() {
    let page = TestPage {
      Text("a").clipShape(Triangle())
      Text("b").mask { Triangle() }
    }
    let styles = page.host.tree.children.map { $0[.style] }
    #expect(styles == Array(repeating: "clip-path:polygon(50% 0%,100% 100%,0% 100%,50% 0%)", count: 2))
  }

  @Test func linesHaveAStyle() {
    let page = TestPage { Circle().stroke(.blue, style: StrokeStyle(lineWidth: 4, lineCap: .round, dash: [2, 3])) }
    #expect(
      page.first(.path)?[.style]
        == "fill:none;stroke:var(--blue);stroke-width:4px;stroke-linecap:round;stroke-miterlimit:10;"
        + "stroke-dasharray:2px 3px")
  }

  @Test func linesAreShapes() {
    let page = TestPage { Triangle().stroke(lineWidth: 2).fill(.green) }
    #expect(page.first(.path)?[.style]?.hasPrefix("fill:none;stroke:var(--green);stroke-width:2px") == true)
  }

  @Test func aPartOfALineIsShown() throws {
    let page = TestPage { Rectangle().trim(from: 0.25, to: 0.5).stroke(.red, style: StrokeStyle(lineWidth: 2)) }
    #expect(page.first(.path)?[.d] == "M100 0L100 100")
  }

  @Test func edgesMoveInward() {
    let page = TestPage { Rectangle().inset(by: 10).inset(by: 5).fill(.red) }
    #expect(page.first(.path)?[.d] == "M15 15h70v70h-70Z")
    let border = TestPage { Rectangle().strokeBorder(.red, style: StrokeStyle(lineWidth: 10)) }
    #expect(border.first(.path)?[.d] == "M5 5h90v90h-90Z")
  }

  @Test func anyShapeIsTheShapeInside() {
    let page = TestPage { AnyShape(Capsule()).fill(.red) }
    #expect(page.host.tree.children[0][.class] == "shape capsule")
    #expect(TestPage { AnyShape(Triangle()) }.first(.path)?[.d] == "M50 0L100 100L0 100Z")
  }

  @Test func arcsAreCurves() {
    let path = Path { path in
      path.addArc(
        center: CGPoint(x: 10, y: 10), radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
    }
    let end = path.polylines[0].last ?? .zero
    #expect(abs(end.x - 10) < 0.01 && abs(end.y - 20) < 0.01)
    for point in path.polylines[0] { #expect(abs(hypot(point.x - 10, point.y - 10) - 10) < 0.01) }
    let around = Path { path in
      path.addArc(
        center: CGPoint(x: 10, y: 10), radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: true)
    }
    #expect(around.polylines[0].count > 3 * 16)
  }

  @Test func partsOfPathsHaveTheirLength() {
    let path = Path(roundedRect: CGRect(x: 0, y: 0, width: 60, height: 40), cornerRadius: 10)
    let half = path.trimmedPath(from: 0, to: 0.5)
    func length(_ path: Path) -> CGFloat {
      path.polylines.reduce(0) { sum, line in
        sum + zip(line, line.dropFirst()).reduce(0) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) }
      }
    }
    #expect(abs(length(half) - length(path) / 2) < 0.01)
    #expect(path.trimmedPath(from: 0, to: 1) == path)
    #expect(path.trimmedPath(from: 0.5, to: 0.5).isEmpty)
    #expect(
      Path(ellipseIn: CGRect(x: 1, y: 2, width: 6, height: 4)).boundingRect == CGRect(x: 1, y: 2, width: 6, height: 4))
  }
}
