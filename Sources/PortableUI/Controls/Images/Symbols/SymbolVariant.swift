/// A variant of a symbol, as the rest of its name states it.
struct SymbolVariant {
  private var isFilled = false
  private var isSlashed = false
  /// The shape around the symbol.
  private var enclosure: SymbolEnclosure?
  private var badge: SymbolBadge?

  init(_ name: Substring) {
    let words = name.split(separator: ".").map(String.init)
    for (index, word) in words.enumerated() {
      switch word {
      case "fill": isFilled = true
      case "slash": isSlashed = true
      case "badge": badge = SymbolBadge(words.dropFirst(index + 1).first { $0 != "fill" })
      default: enclosure = enclosure ?? (badge == nil ? SymbolEnclosure.all[word] : nil)
      }
    }
  }

  func drawing(of sketch: SymbolSketch) -> SymbolDrawing {
    let sign = SymbolCanvas(isFilled ? sketch.filled ?? sketch.parts : sketch.parts)
    if isFilled || sign.hasSolids { return SymbolDrawing(region(of: sign)) }
    var lines = enclosure.map { $0.lines + sign.scaled(into: $0).lines } ?? sign.lines
    if isSlashed { lines = lines.flatMap { $0.outside(convex: SymbolSlash.gap) } + [SymbolSlash.line] }
    if let badge { lines = lines.flatMap { $0.outside(convex: badge.gap) } + badge.lines }
    return SymbolDrawing(lines)
  }

  private func region(of sign: SymbolCanvas) -> SymbolRegion {
    var region: SymbolRegion
    if let enclosure {
      let areas = enclosure.areas.map { isFilled ? [$0.areaEdge()] : $0.penEdges() }
      region = SymbolRegion(areas + enclosure.open.map { $0.penEdges() })
      let inner = sign.scaled(into: enclosure).region(isFilled: true)
      if isFilled { region.cut(inner) } else { region.edges += inner.edges }
    } else {
      region = sign.region(isFilled: isFilled)
    }
    if isSlashed {
      region.remove(convex: SymbolSlash.gap)
      region.edges += SymbolSlash.line.penEdges()
    }
    if let badge {
      region.remove(convex: badge.gap)
      region.edges +=
        SymbolRegion(badge.isDot ? [[badge.lines[0].areaEdge()]] : badge.lines.map { $0.penEdges() }).edges
    }
    return region
  }
}

/// The line through a symbol, from the top left to the bottom right.
enum SymbolSlash {
  static let line = SymbolPathReader.contours(of: "M4 3.5L20.5 20")[0]
  /// The area beside the line that stays empty. Lines end half of their width before their round ends.
  static let gap: [SymbolContour.Point] = [[1, 0.5], [2.9, -1.4], [25.4, 21.1], [23.5, 23]]
}

/// A small symbol in the corner, with an empty area around it.
struct SymbolBadge {
  let isDot: Bool
  let lines: [SymbolContour]
  let gap: [SymbolContour.Point]

  init(_ name: String?) {
    let signs = [
      "plus": "M18.5 15v7M15 18.5h7", "minus": "M15 18.5h7", "xmark": "M16 16l5 5M21 16l-5 5",
      "checkmark": "M15 18.8l2.4 2.4 4.6-5", "exclamationmark": "M18.5 14.5v4.5M18.5 22v.01",
      "ellipsis": "M14.8 19.5h.01M18.2 19.5h.01M21.6 19.5h.01",
      "questionmark": "M16.5 16.5a2 2 0 1 1 2 2v.8M18.5 22v.01",
      "star": Symbol.star(18.5, 18.5, 3.6, 1.7),
      "key": "M20.5 16a2 2 0 1 1-4 0 2 2 0 0 1 4 0zM18.5 18v4.5M18.5 20.5h1.8",
      "moon": "M20 20.6a3.4 3.4 0 1 1-2.6-5.6 2.9 2.9 0 0 0 2.6 5.6z",
    ]
    // Without a sign, the badge is a dot at the top.
    let data = name.flatMap { signs[$0] } ?? Symbol.circle(18.5, 5.5, 2.2) + Symbol.circle(18.5, 5.5, 0.8)
    let center: SymbolContour.Point = name == nil ? [18.5, 5.5] : [18.6, 18.6]
    isDot = name == nil
    lines = SymbolPathReader.contours(of: data)
    gap = SymbolPathReader.contours(of: Symbol.circle(center.x, center.y, name == nil ? 5 : 6.2))[0].points
  }
}

/// A shape around a smaller symbol.
struct SymbolEnclosure {
  let areas: [SymbolContour]
  let open: [SymbolContour]
  let center: SymbolContour.Point
  let scale: Double

  var lines: [SymbolContour] { areas + open }

  init(_ data: String, _ scale: Double = 0.5, x: Double = 12, y: Double = 12) {
    let lines = SymbolPathReader.contours(of: data)
    areas = lines.filter(\.isClosed)
    open = lines.filter { !$0.isClosed }
    center = [x, y]
    self.scale = scale
  }

  static let all: [String: SymbolEnclosure] = [
    "circle": SymbolEnclosure(Symbol.circle(12, 12, 9.2)),
    "square": SymbolEnclosure(Symbol.box(3.5, 3.5, 17, 17, 3.5)),
    "app": SymbolEnclosure(Symbol.box(3.5, 3.5, 17, 17, 5)),
    "rectangle": SymbolEnclosure(Symbol.box(2.5, 5, 19, 14, 3), 0.45),
    "triangle": SymbolEnclosure(Symbol.triangle, 0.45, y: 14),
    "diamond": SymbolEnclosure(Symbol.diamond, 0.45),
    "octagon": SymbolEnclosure(Symbol.octagon),
    "seal": SymbolEnclosure(Symbol.seal, 0.45),
    "shield": SymbolEnclosure(Symbol.shield, 0.45, y: 11.6),
    "bubble": SymbolEnclosure(Symbol.bubble, 0.42, y: 10.5),
    "bin": SymbolEnclosure(Symbol.bin, 0.36, y: 14.5),
    "magnifyingglass": SymbolEnclosure(Symbol.magnifyingglass, 0.4, x: 10.5, y: 10.5),
  ]
}
