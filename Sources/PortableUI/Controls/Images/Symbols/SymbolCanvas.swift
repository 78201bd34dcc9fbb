import Foundation

/// The parts of a sketch as lines.
struct SymbolCanvas {
  private var open: [SymbolContour] = []
  private var areas: [SymbolContour] = []
  private var marks: [SymbolContour] = []
  private var holes: [SymbolContour] = []
  private var solids: [SymbolContour] = []
  private var details: [SymbolContour] = []

  init(_ parts: [SymbolSketch.Part]) {
    for part in parts {
      switch part {
      case .line(let data): open += SymbolPathReader.contours(of: data)
      case .area(let data): areas += SymbolPathReader.contours(of: data)
      case .mark(let data): marks += SymbolPathReader.contours(of: data)
      case .detail(let data): details += SymbolPathReader.contours(of: data)
      case .hole(let data): holes += SymbolPathReader.contours(of: data)
      case .solid(let data): solids += SymbolPathReader.contours(of: data)
      }
    }
  }

  var hasSolids: Bool { !solids.isEmpty }

  /// The lines of the outlined drawing.
  var lines: [SymbolContour] { areas + open + marks + details + holes + solids }

  func scaled(into enclosure: SymbolEnclosure) -> SymbolCanvas {
    var canvas = self
    canvas.details = []
    for list in [\SymbolCanvas.open, \.areas, \.marks, \.holes, \.solids] {
      canvas[keyPath: list] = canvas[keyPath: list].map { line in
        line.map(scale: enclosure.scale) { ($0 - [12, 12]) * enclosure.scale + enclosure.center }
      }
    }
    return canvas
  }

  /// Divides lines, so that at most one of those that overlap, such as the head and the shaft of an arrow, is bent.
  private static func overlapping(_ lines: [SymbolContour]) -> [SymbolContour] {
    guard lines.count(where: { !$0.isStraight }) > 1 else { return lines }
    return lines.flatMap { line in
      let isShort = !line.isClosed && line.parts.count <= 3 && line.parts.allSatisfy(\.isLine)
      return isShort ? line.parts.map { SymbolContour(parts: [$0], isClosed: false) } : [line]
    }
  }

  /// The area that the drawing fills.
  func region(isFilled: Bool) -> SymbolRegion {
    func pens(_ lines: [SymbolContour]) -> [[SymbolContour]] { Self.overlapping(lines).map { $0.penEdges() } }
    func insides(_ lines: [SymbolContour]) -> [[SymbolContour]] { lines.map { [$0.areaEdge()] } }
    guard isFilled else { return SymbolRegion(pens(areas + open + marks + details + holes) + insides(solids)) }
    var region = SymbolRegion(insides(areas + solids) + pens(open))
    region.cut(SymbolRegion(pens(marks + details)))
    region.cut(SymbolRegion(insides(holes)))
    return region
  }
}

extension SymbolContour {
  /// The line, or a polygon instead of a circle that is smaller than the pen: a browser leaves its center empty.
  fileprivate var withoutDots: SymbolContour {
    let isDot = parts.allSatisfy { part in
      if case .arc(_, let radius, _, _) = part { radius < Self.halfWidth * 1.05 } else { false }
    }
    guard isDot, isClosed, parts.count == 2 else { return self }
    return SymbolContour(
      polygon: [0, 0.34, 0.67].flatMap { at in parts.map { $0.point(at: at) } }.sorted {
        atan2($0.y - center.y, $0.x - center.x) < atan2($1.y - center.y, $1.x - center.x)
      })
  }

  private var center: Point { parts.reduce([0, 0]) { $0 + $1.start } / Double(parts.count) }
}

extension SymbolDrawing {
  init(_ lines: [SymbolContour]) {
    self.init(data: lines.map(\.withoutDots.text).joined(), isFilled: false)
  }

  init(_ region: SymbolRegion) {
    self.init(data: region.edges.map(\.text).joined(), isFilled: true)
  }
}
