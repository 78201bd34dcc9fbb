extension StateGraphLayout.Path {
  /// The corners of the arrowhead, starting with its tip.
  public var arrowhead: [StateGraphLayout.Point] {
    guard let last = segments.last else { return [] }
    let before = segments.dropLast().last?.end ?? start
    // The control points of a straight segment coincide with its ends.
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
