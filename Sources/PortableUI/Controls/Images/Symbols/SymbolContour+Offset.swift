import Foundation

extension SymbolContour {
  /// Half of the width of lines.
  static let halfWidth = 0.875

  /// The edge of the area that a pen of this half width covers as it draws the line.
  func penEdges(_ half: Double = halfWidth) -> [SymbolContour] {
    guard isClosed else { return [SymbolContour(parts: parts + reversed.parts, isClosed: true).offset(by: half)] }
    let line = clockwise
    return [line.offset(by: half), line.offset(by: -half).reversed]
  }

  /// The edge of the area inside a closed line and of the line itself.
  func areaEdge(_ half: Double = halfWidth) -> SymbolContour { clockwise.offset(by: half) }

  /// A parallel of a closed line on its left side: of a clockwise line, outside.
  ///
  /// Outer corners are round. An inner corner between short parts leaves a loop, which the rule `nonzero` fills.
  private func offset(by shift: Double) -> SymbolContour {
    let parts = parts.filter { $0.length > 1e-6 }
    var shifted = parts.map { $0.shifted(by: shift) }
    var corners: [[Part]] = []
    for (index, part) in parts.enumerated() {
      let next = (index + 1) % parts.count
      corners.append(Self.join(part, parts[next], &shifted, index, next, shift))
    }
    let joined = zip(shifted, corners).flatMap { [$0] + $1 }
    return SymbolContour(parts: joined.filter { $0.length > 1e-6 }, isClosed: true)
  }

  /// Returns what lies between the parallels of two parts, and shortens them to their common point if they have one.
  private static func join(
    _ part: Part, _ next: Part, _ shifted: inout [Part], _ index: Int, _ nextIndex: Int, _ shift: Double
  ) -> [Part] {
    let before = part.direction(atEnd: true)
    let after = next.direction(atEnd: false)
    let turn = cross(before, after)
    let corner = part.end
    let from = shifted[index].end
    let to = shifted[nextIndex].start
    if distance(from, to) < 0.01 { return [.line(from: from, to: to)] }
    let cosine = (before * after).sum()
    let isOuter = turn * shift > 0
    if abs(turn) < 1e-6 && cosine < 0 || isOuter && cosine < 0.9 {
      let start = atan2(from.y - corner.y, from.x - corner.x)
      var angle = atan2(to.y - corner.y, to.x - corner.x) - start
      if shift > 0, angle <= 0 { angle += 2 * .pi }
      if shift < 0, angle >= 0 { angle -= 2 * .pi }
      return [.arc(center: corner, radius: abs(shift), from: start, by: angle)]
    }
    let loss = (isOuter ? -1 : 1) * abs(shift) * ((1 - cosine) / (1 + cosine)).squareRoot()
    if case .line(let start, _) = shifted[index], case .line(_, let end) = shifted[nextIndex],
      loss < min(part.length, next.length)
    {
      let meeting = from - before * loss
      shifted[index] = .line(from: start, to: meeting)
      shifted[nextIndex] = .line(from: meeting, to: end)
      return []
    }
    return [.line(from: from, to: corner), .line(from: corner, to: to)]
  }
}

extension SymbolContour.Part {
  /// The parallel on the left side.
  fileprivate func shifted(by shift: Double) -> Self {
    switch self {
    case .line(let start, let end):
      let direction = direction(atEnd: false)
      let way = Point(direction.y, -direction.x) * shift
      return .line(from: start + way, to: end + way)
    case .arc(let center, let radius, let from, let angle):
      return .arc(center: center, radius: max(0, radius + (angle > 0 ? shift : -shift)), from: from, by: angle)
    }
  }
}
