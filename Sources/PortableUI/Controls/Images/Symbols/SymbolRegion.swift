import Foundation

/// An area as closed lines, of which each clockwise one adds what is inside it, and each other one subtracts it.
///
/// A path of these lines with the rule `nonzero` fills the area. It is exact if no point is added twice.
struct SymbolRegion {
  var edges: [SymbolContour]

  /// Unites areas, each with its edges. Of those that overlap, all but one have to be convex.
  init(_ areas: [[SymbolContour]]) {
    let areas = areas.map { $0.filter { !$0.parts.isEmpty } }
    edges = areas.filter { !$0.isConvex }.flatMap(\.self)
    for area in areas where area.isConvex {
      edges += area.flatMap { clipped(to: $0.points).map(\.reversed) } + area
    }
  }

  /// Removes the area inside a convex polygon.
  mutating func remove(convex polygon: [SymbolContour.Point]) {
    edges += clipped(to: polygon).map(\.reversed)
  }

  /// Removes another area, where this one is; elsewhere the other one is added.
  mutating func cut(_ other: SymbolRegion) { edges += other.edges.map(\.reversed) }

  /// The part of the area inside a convex polygon whose corners are in clockwise order.
  private func clipped(to polygon: [SymbolContour.Point]) -> [SymbolContour] {
    edges.compactMap { edge in
      let points = zip(polygon, polygon.dropFirst() + polygon.prefix(1)).reduce(edge.points) { points, side in
        Self.clip(points, from: side.0, to: side.1)
      }
      let contour = SymbolContour(polygon: points)
      return points.count > 2 && abs(contour.area) > 0.01 ? contour : nil
    }
  }

  /// Sutherland and Hodgman's algorithm, for one side.
  private static func clip(
    _ points: [SymbolContour.Point], from start: SymbolContour.Point, to end: SymbolContour.Point
  ) -> [SymbolContour.Point] {
    func side(_ point: SymbolContour.Point) -> Double { cross(end - start, point - start) }
    var kept: [SymbolContour.Point] = []
    for (index, point) in points.enumerated() {
      let previous = points[(index + points.count - 1) % points.count]
      let here = side(point)
      let before = side(previous)
      if (here > 0) != (before > 0) { kept.append(previous + (point - previous) * (before / (before - here))) }
      if here > 0 { kept.append(point) }
    }
    return kept
  }
}

extension [SymbolContour] {
  fileprivate var isConvex: Bool { count == 1 && self[0].isConvex }
}

extension SymbolContour {
  fileprivate var isConvex: Bool {
    let points = points
    guard isClosed, points.count > 2 else { return false }
    return points.indices.allSatisfy { index in
      let next = points[(index + 1) % points.count]
      let afterNext = points[(index + 2) % points.count]
      return cross(next - points[index], afterNext - next) > -1e-6
    }
  }

  /// The parts of the line outside a convex polygon whose corners are in clockwise order.
  func outside(convex polygon: [Point]) -> [SymbolContour] {
    let corners = isClosed ? points + points.prefix(1) : points
    var lines: [[Point]] = [[]]
    func end() { if lines.last?.isEmpty == false { lines.append([]) } }
    func append(_ point: Point) {
      if let last = lines[lines.count - 1].last, distance(last, point) < 1e-6 { return }
      lines[lines.count - 1].append(point)
    }
    for (start, finish) in zip(corners, corners.dropFirst()) {
      guard let inside = Self.part(from: start, to: finish, inside: polygon) else {
        append(start)
        append(finish)
        continue
      }
      if inside.lowerBound > 0 {
        append(start)
        append(start + (finish - start) * inside.lowerBound)
      }
      end()
      if inside.upperBound < 1 {
        append(start + (finish - start) * inside.upperBound)
        append(finish)
      }
    }
    if lines.count == 1 { return [self] }
    return lines.filter { $0.count > 1 }.map { points in
      SymbolContour(parts: zip(points, points.dropFirst()).map { .line(from: $0, to: $1) }, isClosed: false)
    }
  }

  /// The part of a straight line inside a convex polygon, in fractions of the line.
  private static func part(from start: Point, to end: Point, inside polygon: [Point]) -> ClosedRange<Double>? {
    var lower = 0.0
    var upper = 1.0
    for (corner, next) in zip(polygon, polygon.dropFirst() + polygon.prefix(1)) {
      let before = cross(next - corner, start - corner)
      let after = cross(next - corner, end - corner)
      if before <= 0, after <= 0 { return nil }
      if before < 0 { lower = max(lower, before / (before - after)) }
      if after < 0 { upper = min(upper, before / (before - after)) }
    }
    return lower < upper ? lower...upper : nil
  }
}
