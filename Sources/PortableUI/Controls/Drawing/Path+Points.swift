public import Foundation

extension Path {
  /// The drawing as lines between points, in which curves are divided into short lines.
  var polylines: [[CGPoint]] {
    var reader = PathReader(data: data)
    reader.read()
    return reader.lines
  }

  /// Returns the part of the drawing between two parts of its length, from 0 to 1.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let (from, to) = (from.bounded, to.bounded)
    if from == 0, to == 1 { return self }
    guard from < to else { return Path() }
    let lines = polylines
    let total = lines.reduce(0) { $0 + $1.length }
    var (start, end) = (from * total, to * total)
    var trimmed = Path()
    for line in lines where end > 0 {
      trimmed.addLines(line.part(from: start, to: end))
      start -= line.length
      end -= line.length
    }
    return trimmed
  }

  /// The smallest rectangle that contains all points of the drawing.
  public var boundingRect: CGRect {
    let points = polylines.flatMap(\.self)
    guard let first = points.first else { return .null }
    return points.dropFirst().reduce(CGRect(origin: first, size: .zero)) {
      $0.union(CGRect(origin: $1, size: .zero))
    }
  }
}

extension CGFloat {
  fileprivate var bounded: CGFloat { isNaN ? 0 : Swift.min(Swift.max(self, 0), 1) }
}

extension [CGPoint] {
  fileprivate var length: CGFloat {
    zip(self, dropFirst()).reduce(0) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) }
  }

  /// Returns the points between two distances from the first point.
  fileprivate func part(from start: CGFloat, to end: CGFloat) -> [CGPoint] {
    var points: [CGPoint] = []
    var passed: CGFloat = 0
    for (first, second) in zip(self, dropFirst()) {
      let step = hypot(second.x - first.x, second.y - first.y)
      defer { passed += step }
      guard step > 0, passed + step > start, passed < end else { continue }
      func point(_ distance: CGFloat) -> CGPoint {
        let part = distance / step
        return CGPoint(x: first.x + part * (second.x - first.x), y: first.y + part * (second.y - first.y))
      }
      if points.isEmpty { points.append(point(Swift.max(start - passed, 0))) }
      points.append(point(Swift.min(end - passed, step)))
    }
    return points
  }
}

/// Reads the commands of a drawing, as ``Path`` writes them in SVG's syntax.
private struct PathReader {
  private var rest: Substring
  private var point = CGPoint.zero
  private(set) var lines: [[CGPoint]] = []

  init(data: String) { rest = data[...] }

  mutating func read() {
    while let command = rest.popFirst() {
      switch command {
      case "M": begin(at: nextPoint())
      case "L": addLine(to: nextPoint())
      case "Q":
        let (control, end) = (nextPoint(), nextPoint())
        addCurve(control, control, end, isQuadratic: true)
      case "C":
        let (first, second, end) = (nextPoint(), nextPoint(), nextPoint())
        addCurve(first, second, end, isQuadratic: false)
      case "h": addLine(to: CGPoint(x: point.x + number(), y: point.y))
      case "v": addLine(to: CGPoint(x: point.x, y: point.y + number()))
      case "a": addCorner()
      case "Z":
        if let first = lines.last?.first { addLine(to: first) }
      default: break
      }
    }
  }

  private mutating func begin(at start: CGPoint) {
    point = start
    lines.append([start])
  }

  private mutating func addLine(to end: CGPoint) {
    point = end
    if lines.isEmpty { lines.append([end]) } else { lines[lines.count - 1].append(end) }
  }

  private mutating func addCurve(_ first: CGPoint, _ second: CGPoint, _ end: CGPoint, isQuadratic: Bool) {
    let start = point
    for index in 1...16 {
      let (part, left) = (CGFloat(index) / 16, 1 - CGFloat(index) / 16)
      let factors: [CGFloat] =
        isQuadratic
        ? [left * left, 2 * left * part, 0, part * part]
        : [left * left * left, 3 * left * left * part, 3 * left * part * part, part * part * part]
      let points = [start, first, second, end]
      addLine(
        to: CGPoint(
          x: zip(factors, points).reduce(0) { $0 + $1.0 * $1.1.x },
          y: zip(factors, points).reduce(0) { $0 + $1.0 * $1.1.y }))
    }
  }

  /// Adds a quarter of an ellipse, clockwise.
  private mutating func addCorner() {
    _ = (number(), number(), number(), number(), number())
    let (start, offset) = (point, CGPoint(x: number(), y: number()))
    let isVertical = offset.x * offset.y > 0
    for index in 1...8 {
      let angle = CGFloat(index) / 8 * .pi / 2
      let (along, across) = isVertical ? (sin(angle), 1 - cos(angle)) : (1 - cos(angle), sin(angle))
      addLine(to: CGPoint(x: start.x + offset.x * along, y: start.y + offset.y * across))
    }
  }

  private mutating func nextPoint() -> CGPoint { CGPoint(x: number(), y: number()) }

  private mutating func number() -> CGFloat {
    rest = rest.drop { $0 == " " }
    let digits = rest.prefix { $0.isNumber || $0 == "." || ($0 == "-" && $0 == rest.first) }
    // A sign within the number begins the next one.
    let text = digits.first == "-" ? "-" + digits.dropFirst().prefix { $0 != "-" } : String(digits.prefix { $0 != "-" })
    rest = rest.dropFirst(text.count)
    return Double(text).map { CGFloat($0) } ?? 0
  }
}
