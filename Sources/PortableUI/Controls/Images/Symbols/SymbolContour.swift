import Foundation

/// A line of a drawing that consists of straight parts and of arcs.
struct SymbolContour: Equatable {
  typealias Point = SIMD2<Double>

  var parts: [Part]
  var isClosed: Bool

  enum Part: Equatable {
    case line(from: Point, to: Point)
    /// A part of a circle. In the square of a symbol y grows downward, so a positive angle turns clockwise.
    case arc(center: Point, radius: Double, from: Double, by: Double)
  }

  /// The area inside, which is positive if the line runs clockwise.
  var area: Double {
    let points = points
    return zip(points, points.dropFirst() + points.prefix(1)).reduce(0) { $0 + cross($1.0, $1.1) / 2 }
  }

  /// The corners of the line, with a corner every few degrees of an arc.
  var points: [Point] {
    guard let first = parts.first else { return [] }
    var points = [first.start]
    for part in parts {
      if case .arc(_, _, _, let angle) = part {
        let steps = max(2, Int((abs(angle) / 0.12).rounded(.up)))
        points += (1..<steps).map { part.point(at: Double($0) / Double(steps)) }
      }
      points.append(part.end)
    }
    if isClosed, let last = points.last, distance(last, first.start) < 0.001 { points.removeLast() }
    return points
  }

  var reversed: SymbolContour { SymbolContour(parts: parts.reversed().map(\.reversed), isClosed: isClosed) }

  var clockwise: SymbolContour { area < 0 ? reversed : self }

  /// Whether the line is one straight part.
  var isStraight: Bool { parts.count == 1 && !isClosed && parts[0].isLine }

  init(parts: [Part], isClosed: Bool) {
    self.parts = parts
    self.isClosed = isClosed
  }

  init(polygon points: [Point]) {
    let ends = points.dropFirst() + points.prefix(1)
    self.init(parts: zip(points, ends).map { .line(from: $0, to: $1) }, isClosed: true)
  }

  /// Moves each point; the move keeps angles and the direction of turns.
  func map(scale: Double, turn: Double = 0, _ move: (Point) -> Point) -> SymbolContour {
    let moved = parts.map { part -> Part in
      switch part {
      case .line(let start, let end): .line(from: move(start), to: move(end))
      case .arc(let center, let radius, let from, let angle):
        .arc(center: move(center), radius: radius * scale, from: from + turn, by: angle)
      }
    }
    return SymbolContour(parts: moved, isClosed: isClosed)
  }
}

extension SymbolContour.Part {
  typealias Point = SymbolContour.Point

  var start: Point { point(at: 0) }
  var end: Point { point(at: 1) }

  var isLine: Bool { if case .line = self { true } else { false } }

  var length: Double {
    switch self {
    case .line(let start, let end): distance(start, end)
    case .arc(_, let radius, _, let angle): radius * abs(angle)
    }
  }

  var reversed: Self {
    switch self {
    case .line(let start, let end): .line(from: end, to: start)
    case .arc(let center, let radius, let from, let angle):
      .arc(center: center, radius: radius, from: from + angle, by: -angle)
    }
  }

  func point(at fraction: Double) -> Point {
    switch self {
    case .line(let start, let end): return start + (end - start) * fraction
    case .arc(let center, let radius, let from, let angle):
      let place = from + angle * fraction
      return center + radius * Point(cos(place), sin(place))
    }
  }

  /// The direction at the start or the end, of length 1.
  func direction(atEnd: Bool) -> Point {
    switch self {
    case .line(let start, let end): return (end - start) / max(distance(start, end), 1e-9)
    case .arc(_, _, let from, let angle):
      let place = atEnd ? from + angle : from
      return (angle < 0 ? -1 : 1) * Point(-sin(place), cos(place))
    }
  }
}

func cross(_ first: SIMD2<Double>, _ second: SIMD2<Double>) -> Double { first.x * second.y - first.y * second.x }

func distance(_ first: SIMD2<Double>, _ second: SIMD2<Double>) -> Double {
  let way = second - first
  return (way * way).sum().squareRoot()
}
