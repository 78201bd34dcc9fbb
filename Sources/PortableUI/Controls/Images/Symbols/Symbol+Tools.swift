extension Symbol {
  static let tools: [SymbolSketch] = [
    .init(
      "hourglass", "circle", .area(glass), .line("M5 3h14M5 21h14"), filled: [.area(glass), .line("M5 3h14M5 21h14")]),
    .init(
      "hourglass.bottomhalf.fill", "", .line(glass), .line("M5 3h14M5 21h14"),
      .solid("M12 13.4c2.5 1.4 4 3.2 4.6 7.2H7.4c.6-4 2.1-5.8 4.6-7.2z")),
    .init(
      "hourglass.tophalf.fill", "", .line(glass), .line("M5 3h14M5 21h14"),
      .solid("M12 10.6C9.5 9.2 8 7.4 7.4 3.4h9.2c-.6 4-2.1 5.8-4.6 7.2z")),
    .init("clock", "fill circle badge.checkmark badge.xmark", .area(circle(12, 12, 9.2)), .mark("M12 6.5V12l3.8 2.4")),
    .init("timer", "circle square", .line("M12 3a9 9 0 1 1-6.7 3M12 3v3.2M12 12L8 8.2")),
    .init(
      "stopwatch", "fill", .area(circle(12, 13.4, 7.8)), .line("M9.8 2.6h4.4M12 2.6v3M18.8 6.4l-1.3 1.3"),
      .mark("M12 9v4.4")),
    .init(
      "alarm", "fill", .area(circle(12, 13, 7.8)),
      .line("M3 6.5L6.4 3.4M21 6.5L17.6 3.4M6.4 18.8l-2 2.2M17.6 18.8l2 2.2"), .mark("M12 8.6V13l3 2")),
    .init(
      "flag", "fill slash circle circle.fill",
      .area("M5 4.2c2.2-1 4.4-1 7 0s4.8 1 7.5 0v9.6c-2.7 1-4.9 1-7.5 0s-4.8-1-7 0z"), .line("M5 4v17.2")),
    .init(
      "flag.checkered", "",
      .line(
        """
        M5 21.2V4c2.2-1 4.4-1 7 0s4.8 1 7.5 0v9.6c-2.7 1-4.9 1-7.5 0s-4.8-1-7 0M12 4v9.6M5 8.8 \
        c2.2-1 4.4-1 7 0s4.8 1 7.5 0
        """)),
    .init(
      "paintpalette", "fill", .area(palette),
      .hole(circle(7.6, 11, 0.35) + circle(10.6, 7.2, 0.35) + circle(15.4, 7.6, 0.35))),
    .init(
      "paintbrush", "fill", .area("M19.6 3.2l1.2 1.2c.5.5.5 1.2.1 1.8l-6.7 8.3l-4.7-4.7l8.3-6.7c.6-.4 1.3-.4 1.8.1z"),
      .area("M7.5 12.5l4 4c.4 2.8-1.9 4.6-4.6 4.6H3.2c1.4-1 1.6-1.9 1.7-3.8c.2-2.6 1-4 2.6-4.8z")),
    .init(
      "eyedropper", "",
      .area(
        """
        M13.8 9L5.3 17.5L4 20.6l3-1.3l8.5-8.5M12 6.8l5.2 5.2M13.6 8.2l3.2-3.6 \
        a2.35 2.35 0 0 1 3.4 3.3l-3.5 3.3z
        """)),
    .init("scissors", "", .line(circle(6.3, 6.5, 2.8) + circle(6.3, 17.5, 2.8) + "M8.7 8L20.5 16.8M8.7 16L20.5 7.2")),
    .init(
      "hammer", "fill circle",
      .area(
        """
        M9 5.5C11 3.4 14.4 3 17.2 4.2l-1 2.2l1.8 1.8h1.6l1.6 1.6l-3.4 3.4l-1.6-1.6V10l-2-2 \
        L12 8.6z
        """), .line("M13 9.8L4.8 18.8a1.3 1.3 0 0 1-1.8-1.8L11.8 8.6"),
      filled: [
        .area(
          """
          M9 5.5C11 3.4 14.4 3 17.2 4.2l-1 2.2l1.8 1.8h1.6l1.6 1.6l-3.4 3.4l-1.6-1.6V10l-2-2 \
          L12 8.6z
          """), .area("M10.8 10.4L3 18.2a1.4 1.4 0 0 0 2 2L12.4 12z"),
      ]),
    .init("wrench", "fill", .area(wrench)),
    .init(
      "wrench.and.screwdriver", "fill", .area(moved(wrench, 0, 0, scale: 1)),
      .line("M4 4l3 1l.8 2L12 11.2M15.5 14.5l4.8 4.8")),
    .init(
      "screwdriver", "fill",
      .area(
        """
        M12.8 13.4l-2.2-2.2a1.2 1.2 0 0 1 0-1.7l5.6-5.6a2 2 0 0 1 2.8 0l1.1 1.1a2 2 0 0 1 0 2.8 \
        l-5.6 5.6a1.2 1.2 0 0 1-1.7 0z
        """), .line("M11.4 12.6L5 19M3.6 20.4L5 19")),
    .init(
      "lightbulb", "fill slash circle",
      .area("M8.6 16.8c-.2-1.6-.9-2.4-1.8-3.5a6.6 6.6 0 1 1 10.4 0c-.9 1.1-1.6 1.9-1.8 3.5z"), .line("M9.4 20.8h5.2")),
    .init(
      "flask", "fill", .area("M9.2 3v6.4L3.9 18.2a1.9 1.9 0 0 0 1.6 2.9h13a1.9 1.9 0 0 0 1.6-2.9L14.8 9.4V3z"),
      .line("M7.8 3h8.4"), .mark("M6.8 15h10.4")),
    .init(
      "testtube.2", "",
      .line(
        """
        M3.5 3h6M14.5 3h6M4.5 3v15.5a2 2 0 0 0 4 0V3M15.5 3v15.5a2 2 0 0 0 4 0V3M4.5 11h4M15.5 8 \
        h4
        """)),
    .init(
      "trophy", "fill circle", .area("M7 3.2h10v6.3a5 5 0 0 1-10 0z"),
      .line(
        """
        M7 5H3.6c0 3.6 1.3 5.6 3.9 6.3M17 5h3.4c0 3.6-1.3 5.6-3.9 6.3M12 14.5v3.4M8 20.8h8 \
        M9.5 20.8c0-1.8.9-2.9 2.5-2.9s2.5 1.1 2.5 2.9
        """)),
    .init(
      "rosette", "", .area(moved(seal, 0, -3, scale: 0.72)), .hole(circle(12, 9, 2)),
      .line("M8.3 15.2L7 21.5l5-2.4l5 2.4l-1.3-6.3")),
    .init(
      "medal", "fill", .area(circle(12, 15.4, 5.6)), .line("M8.6 10.6L5 3h5l2 4.4L14 3h5l-3.6 7.6"), .mark("M12 13.4v4")
    ),
    .init(
      "ticket", "fill",
      .area(
        """
        M4 5.5h16a1.5 1.5 0 0 1 1.5 1.5v2.6a2.5 2.5 0 0 0 0 4.8V17a1.5 1.5 0 0 1-1.5 1.5H4 \
        A1.5 1.5 0 0 1 2.5 17v-2.6a2.5 2.5 0 0 0 0-4.8V7A1.5 1.5 0 0 1 4 5.5z
        """), .mark("M14.5 8.5v1.2M14.5 11.5v1M14.5 14.3v1.2")),
    .init(
      "puzzlepiece", "fill",
      .area(
        """
        M4 8h4.4a2.6 2.6 0 1 1 5.2 0H18v4.4a2.6 2.6 0 1 1 0 5.2V21h-4.6a2.4 2.4 0 0 0-4.8 0H4z
        """)),
    .init(
      "chart.bar", "fill", .area(box(3.2, 12.5, 3.6, 8, 1) + box(10.2, 3.5, 3.6, 17, 1) + box(17.2, 8, 3.6, 12.5, 1))
    ),
    .init(
      "chart.line.uptrend.xyaxis", "circle",
      .line("M3.5 3.5v14.5a2.5 2.5 0 0 0 2.5 2.5h14.5M7.2 15.5l4-4.4l3 2.6l6-7.2M16 6h4.4v4.4")),
    .init("chart.xyaxis.line", "", .line("M3.5 3.5v14.5a2.5 2.5 0 0 0 2.5 2.5h14.5M7.2 14.5l4-4.4l3.6 3.2l5-6.5")),
    .init(
      "chart.pie", "fill", .area("M10.5 4a8.7 8.7 0 1 0 9.5 9.5h-9.5z"), .line("M14 2.8a8 8 0 0 1 7.2 7.2H14z"),
      filled: [.area("M10.5 4a8.7 8.7 0 1 0 9.5 9.5h-9.5z"), .area("M14.3 2.8a8 8 0 0 1 6.9 6.9h-6.9z")]),
    .init(
      "umbrella", "fill", .area("M2.8 12.6a9.2 9.2 0 0 1 18.4 0z"), .line("M12 3V2.6M12 12.6v6a2.3 2.3 0 0 1-4.6 0")),
    .init(
      "graduationcap", "fill circle", .area("M12 4.2L22 9L12 13.8L2 9z"), .line("M21.6 9.4v5.4"),
      .area("M6.2 11.2v4.6c1.5 1.7 3.4 2.5 5.8 2.5s4.3-.8 5.8-2.5v-4.6L12 14z")),
    .init("cross", "fill circle circle.fill", .area("M9.2 3.5h5.6v5.7h5.7v5.6h-5.7v5.7H9.2v-5.7H3.5V9.2h5.7z")),
    .init(
      "slider.horizontal.3", "",
      .line(
        "M3 6h8.3M16.7 6H21M3 12h2.3M10.7 12H21M3 18h8.3M16.7 18H21" + circle(14, 6, 2.7) + circle(8, 12, 2.7)
          + circle(14, 18, 2.7))),
    .init(
      "slider.vertical.3", "",
      .line(
        turned(
          "M3 6h8.3M16.7 6H21M3 12h2.3M10.7 12H21M3 18h8.3M16.7 18H21" + circle(14, 6, 2.7) + circle(8, 12, 2.7)
            + circle(14, 18, 2.7), by: 270))),
    .init(
      "cylinder.split.1x2", "fill", .area("M4 6c0-1.8 3.6-3.2 8-3.2s8 1.4 8 3.2v12c0 1.8-3.6 3.2-8 3.2s-8-1.4-8-3.2z"),
      .mark("M4.2 6.6c.8 1.5 4 2.5 7.8 2.5s7-1 7.8-2.5M4.2 12.6c.8 1.5 4 2.5 7.8 2.5s7-1 7.8-2.5")),
    .init(
      "party.popper", "fill", .area("M3.2 20.8L7.6 8.6l7.8 7.8z"),
      .line(
        """
        M13.5 9.5c1.4-1.6 1.5-3.6.4-6M15.5 11.8c1.6-1.5 3.4-1.8 5.5-1M18.5 3.8v.01M10 4.5v.01 \
        M20.5 15.5v.01M18 6.8l1.5-1
        """)),
  ]

  private static let glass =
    """
    M7 3h10v2.6c0 3-1.6 4.8-3.8 6.4c2.2 1.6 3.8 3.4 3.8 6.4V21H7v-2.6c0-3 1.6-4.8 3.8-6.4 \
    C8.6 10.4 7 8.6 7 5.6z
    """
  private static let palette =
    """
    M12 2.8c5.2 0 9.2 3.4 9.2 7.9c0 3.2-2.2 4.9-5 4.9h-1.6c-1.3 0-1.8 1.3-1.1 2.3 \
    c1 1.4.5 3.3-1.6 3.3C6.6 21.2 2.8 17.2 2.8 12S6.8 2.8 12 2.8z
    """
  private static let wrench =
    """
    M20.6 7.2l-3.2 3.2l-2.9-.9l-.9-2.9l3.2-3.2a5 5 0 0 0-6.7 6L3.8 15.7 \
    a2.55 2.55 0 0 0 0 3.6l.9.9a2.55 2.55 0 0 0 3.6 0l6.3-6.3a5 5 0 0 0 6-6.7z
    """
}
