extension StateGraphLayout.Path {
  /// The corners of the arrow's head, the first of which is its tip.
  public var arrowhead: [StateGraphLayout.Point] {
    guard let last = segments.last else { return [] }
    let before = segments.dropLast().last?.end ?? start
    // The control points of a straight part lie on its ends, one of them on the tip.
    let from = last.control2 == last.end ? before : last.control2
    let (dx, dy) = (last.end.x - from.x, last.end.y - from.y)
    let length = max(0.001, (dx * dx + dy * dy).squareRoot())
    let (x, y) = (dx / length, dy / length)
    let base = StateGraphLayout.Point(last.end.x - x * 9, last.end.y - y * 9)
    return [
      last.end, StateGraphLayout.Point(base.x - y * 4.5, base.y + x * 4.5),
      StateGraphLayout.Point(base.x + y * 4.5, base.y - x * 4.5),
    ]
  }
}
