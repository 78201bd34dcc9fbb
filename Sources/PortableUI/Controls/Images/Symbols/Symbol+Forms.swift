extension Symbol {
  static let forms: [SymbolSketch] = [
    .init("circle", "fill slash", .area(circle(12, 12, 9.2))),
    .init("square", "fill slash", .area(box(3.5, 3.5, 17, 17, 3.5))),
    .init("app", "fill", .area(box(3.5, 3.5, 17, 17, 5))),
    .init("rectangle", "fill slash", .area(box(2.5, 5, 19, 14, 3))),
    .init("rectangle.portrait", "fill slash", .area(box(5, 2.5, 14, 19, 3))),
    .init("capsule", "fill", .area(box(2.5, 6.5, 19, 11, 5.5))),
    .init("triangle", "fill", .area(triangle)),
    .init("diamond", "fill", .area(diamond)),
    .init("octagon", "fill", .area(octagon)),
    .init("hexagon", "fill", .area("M12 2.6L20.2 7.3v9.4L12 21.4L3.8 16.7V7.3z")),
    .init("seal", "fill", .area(seal)),
    .init("shield", "fill slash", .area(shield)),
    .init("square.dashed", "", .line(dashes(3))),
    .init("app.dashed", "", .line(dashes(4.6))),
    .init("circle.dashed", "", .line(dashedCircle)),
    .init(
      "circle.lefthalf.filled", "", .line("M12 2.8a9.2 9.2 0 0 1 0 18.4"), .solid("M12 21.2a9.2 9.2 0 0 1 0-18.4z")),
    .init(
      "circle.righthalf.filled", "", .line("M12 2.8a9.2 9.2 0 0 0 0 18.4"), .solid("M12 21.2a9.2 9.2 0 0 0 0-18.4z")),
    .init("smallcircle.filled.circle", "", .line(circle(12, 12, 9.2)), .solid(circle(12, 12, 3.2))),
    .init(
      "record.circle", "fill", .area(circle(12, 12, 9.2)), .hole(circle(12, 12, 3.6)),
      filled: [.area(circle(12, 12, 9.2)), .mark(circle(12, 12, 5.4))]),
    .init(
      "square.on.square", "", .area(box(3, 8, 13, 13, 3)),
      .line("M8 4.7A3 3 0 0 1 10.5 3H18a3 3 0 0 1 3 3v7.5a3 3 0 0 1-1.7 2.7")),
    .init(
      "square.fill.on.square", "fill", .solid(box(3, 8, 13, 13, 3)),
      .line("M8 4.7A3 3 0 0 1 10.5 3H18a3 3 0 0 1 3 3v7.5a3 3 0 0 1-1.7 2.7"),
      filled: [
        .area(box(3, 8, 13, 13, 3)),
        .area(
          """
          M8 4.7A3 3 0 0 1 10.5 3H18a3 3 0 0 1 3 3v7.5a3 3 0 0 1-1.7 2.7V8.5a3.8 3.8 0 0 0-3.8-3.8 \
          z
          """),
      ]),
    .init(
      "square.on.square.dashed", "", .area(box(3, 8, 13, 13, 3)),
      .line(
        """
        M8.3 4.2A3 3 0 0 1 10.5 3h.5M14.5 3h2.5M20 4a3 3 0 0 1 1 2.2M21 9.5V12M20.6 15 \
        a3 3 0 0 1-1.1 1.1
        """)),
    .init(
      "plus.square.on.square", "", .area(box(3, 8, 13, 13, 3)),
      .line("M8 4.7A3 3 0 0 1 10.5 3H18a3 3 0 0 1 3 3v7.5a3 3 0 0 1-1.7 2.7"), .mark("M9.5 11.5v6M6.5 14.5h6")),
    .init(
      "rectangle.on.rectangle", "slash", .area(box(2.5, 8.5, 15, 11, 2.5)),
      .line("M6.5 5.5A2.5 2.5 0 0 1 8.7 4.3H19a2.5 2.5 0 0 1 2.5 2.5v6.5a2.5 2.5 0 0 1-1.2 2.1")),
    .init("square.stack", "fill", .area(box(3.5, 9, 17, 12, 3)), .line("M5.5 6h13M7.5 3h9")),
    .init("rectangle.stack", "fill badge.plus", .area(box(2.5, 9.5, 19, 11, 3)), .line("M4.8 6.5h14.4M7 3.5h10")),
    .init(
      "square.stack.3d.up", "fill", .area("M12 3L21 7.5L12 12L3 7.5z"), .line("M3 12l9 4.5l9-4.5M3 16.5L12 21l9-4.5")),
    .init(
      "square.stack.3d.down.right", "", .area(box(3, 3, 11, 11, 2)),
      .line("M17 7.5v7a2.5 2.5 0 0 1-2.5 2.5h-7M21 11.5v6.5a3 3 0 0 1-3 3h-6.5")),
    .init(
      "square.3.layers.3d", "", .area("M12 3L21 7.8L12 12.6L3 7.8z"), .line("M3 12l9 4.8l9-4.8M3 16.2L12 21l9-4.8")),
    .init(
      "square.grid.2x2", "fill",
      .area(
        box(3.2, 3.2, 7.2, 7.2, 1.8) + box(13.6, 3.2, 7.2, 7.2, 1.8) + box(3.2, 13.6, 7.2, 7.2, 1.8)
          + box(13.6, 13.6, 7.2, 7.2, 1.8))),
    .init("square.grid.3x3", "fill", .area(grid), filled: [.area(grid)]),
    .init("rectangle.grid.1x2", "fill", .area(box(3, 3.2, 18, 7.2, 2) + box(3, 13.6, 18, 7.2, 2))),
    .init(
      "rectangle.grid.2x2", "fill",
      .area(
        box(2.5, 4.5, 8, 6, 1.6) + box(13.5, 4.5, 8, 6, 1.6) + box(2.5, 13.5, 8, 6, 1.6) + box(13.5, 13.5, 8, 6, 1.6))),
    .init(
      "rectangle.3.group", "fill",
      .area(box(2.5, 4.5, 8.5, 15, 2) + box(14, 4.5, 7.5, 6, 1.6) + box(14, 13.5, 7.5, 6, 1.6))),
    .init("rectangle.split.3x1", "fill", .area(box(2.5, 5, 19, 14, 3)), .mark("M9 5v14M15 5v14")),
    .init("square.split.2x1", "fill", .area(box(3.5, 3.5, 17, 17, 3.5)), .mark("M12 3.5v17")),
    .init("sidebar.left", "", .area(box(2.5, 4.5, 19, 15, 3)), .mark("M9 4.5v15M5.2 8h1M5.2 11h1")),
    .init("sidebar.right", "", .area(box(2.5, 4.5, 19, 15, 3)), .mark("M15 4.5v15M17.8 8h1M17.8 11h1")),
    .init("macwindow", "badge.plus", .area(box(2.5, 4.5, 19, 15, 3)), .mark("M2.5 9.2h19M5.6 6.9h.01M8.4 6.9h.01")),
    .init("viewfinder", "", .line(corners)),
    .init(
      "qrcode.viewfinder", "", .line(corners),
      .line("M8 8h2.5v2.5H8zM13.5 8H16v2.5h-2.5zM8 13.5h2.5V16H8zM13.5 13.5h.01M16 16h.01")),
    .init(
      "camera.viewfinder", "", .line(corners),
      .area(
        """
        M8 9.8h1.6l.8-1.3h3.2l.8 1.3H16a1 1 0 0 1 1 1v3.7a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1v-3.7 \
        a1 1 0 0 1 1-1z
        """), .mark("M12 12.6v.01")),
    .init("doc.viewfinder", "fill", .line(corners), .area("M9 7.5h3.8l2.2 2.2v6.8H9z")),
    .init(
      "selection.pin.in.out", "",
      .line(
        """
        M3.5 7.5V6A2.5 2.5 0 0 1 6 3.5h1.5M3.5 16.5V18A2.5 2.5 0 0 0 6 20.5h1.5M20.5 7.5V6 \
        A2.5 2.5 0 0 0 18 3.5h-1.5M20.5 16.5V18a2.5 2.5 0 0 1-2.5 2.5h-1.5M12 3.5h.01M12 20.5 \
        h.01M3.5 12h.01M20.5 12h.01M9 12h6M12 9v6
        """)),
    .init(
      "rectangle.and.pencil.and.ellipsis", "",
      .line(
        """
        M13 17.5H5.2a2.7 2.7 0 0 1-2.7-2.7V9.2A2.7 2.7 0 0 1 5.2 6.5H13M6.5 12h.01M10 12h.01 \
        M20 13v1.8a2.7 2.7 0 0 1-2.7 2.7H17
        """), .area("M13 13.4l.7-2.9l6-6l2 2l-6 6z")),
    .init(
      "character.textbox", "",
      .line(
        """
        M3.5 8V6.5a3 3 0 0 1 3-3H8M16 3.5h1.5a3 3 0 0 1 3 3V8M20.5 16v1.5a3 3 0 0 1-3 3H16 \
        M8 20.5H6.5a3 3 0 0 1-3-3V16M8.2 16.5L12 7.2l3.8 9.3M9.6 13.4h4.8
        """)),
    .init("cube", "fill", .area("M12 2.6L20.2 7.3v9.4L12 21.4L3.8 16.7V7.3z"), .mark("M4.2 7.5L12 12l7.8-4.5M12 12v9")),
    .init(
      "dice", "fill", .area(box(3.5, 3.5, 17, 17, 3.5)),
      .hole(
        circle(8.3, 8.3, 0.4) + circle(15.7, 8.3, 0.4) + circle(12, 12, 0.4) + circle(8.3, 15.7, 0.4)
          + circle(15.7, 15.7, 0.4))),
  ]

  private static let grid = [3.0, 9.75, 16.5].map { y in
    [3.0, 9.75, 16.5].map { box($0, y, 4.5, 4.5, 1) }.joined()
  }.joined()

  static let corners =
    """
    M3.5 8V6.5a3 3 0 0 1 3-3H8M16 3.5h1.5a3 3 0 0 1 3 3V8M20.5 16v1.5a3 3 0 0 1-3 3H16 \
    M8 20.5H6.5a3 3 0 0 1-3-3V16
    """

  private static func dashes(_ radius: Double) -> String {
    let end = 3.5 + radius
    let corner = "M3.5 \(end)a\(radius) \(radius) 0 0 1 \(radius) \(-radius)"
    let side = "M\(radius > 4 ? 11.5 : 10.7) 3.5h\(radius > 4 ? 1 : 2.6)"
    return [0, 90, 180, 270].map { turned(corner + side, by: $0) }.joined()
  }

  private static let dashedCircle = (0..<8).map {
    turned("M10.4 2.94a9.2 9.2 0 0 1 3.2 0", by: Double($0) * 45)
  }
  .joined()
}
