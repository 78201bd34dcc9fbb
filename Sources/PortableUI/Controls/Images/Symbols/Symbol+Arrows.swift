extension Symbol {
  static let arrows: [SymbolSketch] = [
    .init("arrow.right", enclosed, .line("M4.5 12h15M13 5.5l6.5 6.5l-6.5 6.5")),
    .init("arrow.left", enclosed, .line("M19.5 12h-15M11 5.5L4.5 12l6.5 6.5")),
    .init("arrow.up", enclosed + " app", .line("M12 19.5v-15M5.5 11L12 4.5l6.5 6.5")),
    .init("arrow.down", enclosed + " app app.fill", .line("M12 4.5v15M5.5 13l6.5 6.5l6.5-6.5")),
    .init("arrow.up.right", enclosed, .line("M6 18L18 6M8.5 6H18v9.5")),
    .init("arrow.up.left", enclosed, .line("M18 18L6 6M15.5 6H6v9.5")),
    .init("arrow.down.right", enclosed, .line("M6 6l12 12M8.5 18H18V8.5")),
    .init("arrow.down.left", enclosed, .line("M18 6L6 18M15.5 18H6V8.5")),
    .init("arrow.up.arrow.down", enclosed, .line("M7.2 20V4.5M3.2 8.5l4-4l4 4M16.8 4v15.5M12.8 15.5l4 4l4-4")),
    .init("arrow.left.arrow.right", enclosed, .line("M20 7.2H4.5M8.5 3.2l-4 4l4 4M4 16.8h15.5M15.5 12.8l4 4l-4 4")),
    .init("arrow.left.and.right", enclosed, .line("M3.5 12h17M8 7.5L3.5 12L8 16.5M16 7.5l4.5 4.5l-4.5 4.5")),
    .init("arrow.up.and.down", enclosed, .line("M12 3.5v17M7.5 8L12 3.5L16.5 8M7.5 16l4.5 4.5l4.5-4.5")),
    .init(
      "arrow.up.left.and.arrow.down.right", "", .line("M10 10L4 4M4 9V4h5M14 14l6 6M20 15v5h-5")),
    .init(
      "arrow.down.right.and.arrow.up.left", "", .line("M4 4l6 6M10 5v5H5M20 20l-6-6M14 19v-5h5")),
    .init("arrow.right.to.line", "", .line("M3.5 12h13M11 6.5l5.5 5.5l-5.5 5.5M20.5 5v14")),
    .init("arrow.left.to.line", "", .line("M20.5 12h-13M13 6.5L7.5 12l5.5 5.5M3.5 5v14")),
    .init("arrow.down.to.line", "", .line("M12 3.5v13M6.5 11l5.5 5.5l5.5-5.5M5 20.5h14")),
    .init("arrow.up.to.line", "", .line("M12 20.5v-13M6.5 13L12 7.5l5.5 5.5M5 3.5h14")),
    .init("arrow.uturn.left", "circle circle.fill", .line("M4 9h10.5a5.5 5.5 0 0 1 0 11H10M8.5 4.5L4 9l4.5 4.5")),
    .init("arrow.uturn.right", "circle circle.fill", .line("M20 9H9.5a5.5 5.5 0 0 0 0 11H14M15.5 4.5L20 9l-4.5 4.5")),
    .init("arrow.turn.down.right", "", .line("M4.5 4v7a4 4 0 0 0 4 4H20M15.5 10.5L20 15l-4.5 4.5")),
    .init("arrow.turn.down.left", "", .line("M19.5 4v7a4 4 0 0 1-4 4H4M8.5 10.5L4 15l4.5 4.5")),
    .init("arrow.turn.up.right", "", .line("M4.5 20v-7a4 4 0 0 1 4-4H20M15.5 13.5L20 9l-4.5-4.5")),
    .init("arrow.turn.up.left", "", .line("M19.5 20v-7a4 4 0 0 0-4-4H4M8.5 13.5L4 9l4.5-4.5")),
    .init(
      "arrow.2.squarepath", "", .line("M14.5 4.5h-6a3 3 0 0 0-3 3v11.5M2 15.5L5.5 19L9 15.5"),
      .line("M9.5 19.5h6a3 3 0 0 0 3-3V5M15 8.5L18.5 5L22 8.5")),
    .init("arrow.3.trianglepath", "", .line(third + turned(third, by: 120) + turned(third, by: 240))),
    .init("arrow.clockwise", "circle circle.fill", .line("M20 12a8 8 0 1 1-2.6-5.9L20.3 8.8M20.3 3.6v5.2h-5.2")),
    .init(
      "arrow.counterclockwise", "circle circle.fill", .line("M4 12a8 8 0 1 0 2.6-5.9L3.7 8.8M3.7 3.6v5.2h5.2")),
    .init(
      "arrow.triangle.2.circlepath", "circle circle.fill",
      .line(
        """
        M4 11a8.1 8.1 0 0 1 14.4-4l2.1 2M20.5 4v5h-5M20 13a8.1 8.1 0 0 1-14.4 4l-2.1-2M3.5 20v-5 \
        h5
        """)),
    .init("gobackward", "", .line("M12 5.2a7.8 7.8 0 1 1-7.8 7.8M15.2 1.8L11.8 5.2l3.4 3.4")),
    .init("goforward", "", .line("M12 5.2a7.8 7.8 0 1 0 7.8 7.8M8.8 1.8l3.4 3.4l-3.4 3.4")),
    .init("clock.arrow.circlepath", "", .line("M4 12a8 8 0 1 0 2.6-5.9L3.7 8.8M3.7 3.6v5.2h5.2M12 7.5V12.5l3.2 1.9")),
    .init(
      "shuffle", "",
      .line(
        """
        M3 17.5h2.5c5.5 0 6-11 11.5-11h3.8M17.3 3L20.8 6.5L17.3 10M3 6.5h2.5 \
        c1.8 0 3.1 1.2 4.1 2.8
        """),
      .line("M13 14.8c1 1.6 2.2 2.7 4 2.7h3.8M17.3 14l3.5 3.5l-3.5 3.5")),
    .init(
      "repeat", "",
      .line(
        """
        M3.5 11.5V10a4 4 0 0 1 4-4h13M17 2.5L20.5 6L17 9.5M20.5 12.5V14a4 4 0 0 1-4 4h-13M7 14.5 \
        L3.5 18L7 21.5
        """)),
    .init(
      "rotate.right", "", .area(box(3.5, 10, 11.5, 11, 2)),
      .line("M9 5.5h6.5a4.5 4.5 0 0 1 4.5 4.5v3M12 2.5l-3 3l3 3")),
    .init(
      "arrowshape.turn.up.left", filledAndCircled,
      .area("M10.2 4.8v4.3c6.2.3 9.8 3.8 10.8 10.1c-2.5-3-5.9-4.3-10.8-4.3v4.3L2.8 12z")),
    .init(
      "arrowshape.turn.up.right", filledAndCircled,
      .area("M13.8 4.8L21.2 12L13.8 19.2v-4.3c-4.9 0-8.3 1.3-10.8 4.3c1-6.3 4.6-9.8 10.8-10.1z")),
    .init("arrowtriangle.up", filledAndCircled, .area("M12 5.5l7.5 12.5h-15z")),
    .init("arrowtriangle.down", filledAndCircled, .area("M12 18.5L4.5 6h15z")),
    .init("arrowtriangle.left", filledAndCircled, .area("M5.5 12L18 4.5v15z")),
    .init("arrowtriangle.right", filledAndCircled, .area("M18.5 12L6 19.5v-15z")),
    .init("chevron.right", enclosed, .line("M8.5 4.5L16 12l-7.5 7.5")),
    .init("chevron.left", enclosed, .line("M15.5 4.5L8 12l7.5 7.5")),
    .init("chevron.down", enclosed, .line("M4.5 8.5L12 16l7.5-7.5")),
    .init("chevron.up", enclosed, .line("M4.5 15.5L12 8l7.5 7.5")),
    .init("chevron.right.2", "", .line("M5 5l7 7l-7 7M12.5 5l7 7l-7 7")),
    .init("chevron.left.2", "", .line("M19 5l-7 7l7 7M11.5 5l-7 7l7 7")),
    .init("chevron.up.chevron.down", "", .line("M6.5 9L12 3.5L17.5 9M6.5 15l5.5 5.5l5.5-5.5")),
    .init("chevron.compact.down", "", .line("M4 10l8 4l8-4")),
    .init("chevron.compact.up", "", .line("M4 14l8-4l8 4")),
    .init(
      "square.and.arrow.up", "fill",
      .line("M8.5 9H7a2 2 0 0 0-2 2v8a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-8a2 2 0 0 0-2-2h-1.5"),
      .line("M12 15V2.8M7.8 6.8L12 2.6l4.2 4.2"),
      filled: [.area(box(5, 9, 14, 12, 2)), .mark("M12 15.5V10.8"), .line("M12 6.5V2.6M8 6.4L12 2.4l4 4")]),
    .init(
      "square.and.arrow.down", "fill",
      .line("M8.5 9H7a2 2 0 0 0-2 2v8a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-8a2 2 0 0 0-2-2h-1.5"),
      .line("M12 2.8V15M7.8 11L12 15.2L16.2 11"),
      filled: [.area(box(5, 9, 14, 12, 2)), .mark("M12 11v5.5M8.3 13.3L12 17l3.7-3.7"), .line("M12 5.8V2.8")]),
    .init(
      "rectangle.portrait.and.arrow.right", "",
      .line(
        """
        M13.5 8V5.5a2.5 2.5 0 0 0-2.5-2.5H6a2.5 2.5 0 0 0-2.5 2.5v13A2.5 2.5 0 0 0 6 21h5 \
        a2.5 2.5 0 0 0 2.5-2.5V16
        """),
      .line("M8.5 12h12.5M17.5 8.5L21 12l-3.5 3.5")),
    .init("rectangle.compress.vertical", "", .line("M4 12h16M12 2.5V8M9 5.5l3 3l3-3M12 21.5V16M9 18.5l3-3l3 3")),
    .init("rectangle.expand.vertical", "", .line("M4 12h16M12 8.5V3M9 5.5l3-3l3 3M12 15.5V21M9 18.5l3 3l3-3")),
    .init(
      "icloud.and.arrow.down", "fill",
      .line("M7.5 17.2H7a4.3 4.3 0 0 1-.6-8.5a6 6 0 0 1 11.4 1.1a3.75 3.75 0 0 1-.2 7.4H16.5"),
      .line("M12 11.5V21M8.7 17.8L12 21.1l3.3-3.3"),
      filled: [.area(moved(cloud, 0, -1.6)), .mark("M12 8v7.4M8.8 12.2L12 15.4l3.2-3.2")]),
    .init(
      "icloud.and.arrow.up", "fill",
      .line("M7.5 17.2H7a4.3 4.3 0 0 1-.6-8.5a6 6 0 0 1 11.4 1.1a3.75 3.75 0 0 1-.2 7.4H16.5"),
      .line("M12 21V11.5M8.7 14.7L12 11.4l3.3 3.3"),
      filled: [.area(moved(cloud, 0, -1.6)), .mark("M12 17V9.6M8.8 12.4L12 9.2l3.2 3.2")]),
  ]

  private static let enclosed = "circle circle.fill square square.fill"
  private static let filledAndCircled = "fill circle circle.fill"
  /// One of the three arrows of a triangle.
  private static let third = "M4.6 14.8L9.4 6.5M5.6 7.8L9.4 6.5L10.1 10.4"
}
