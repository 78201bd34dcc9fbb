extension Symbol {
  static let things: [SymbolSketch] = [
    .init(
      "trash", "fill circle circle.fill square square.fill slash slash.fill",
      .line("M3.8 6.5h16.4M8.8 6.2V4.5A1.7 1.7 0 0 1 10.5 2.8h3a1.7 1.7 0 0 1 1.7 1.7V6.2"),
      .area("M5.6 6.5h12.8L17.6 19.3a2 2 0 0 1-2 1.9H8.4a2 2 0 0 1-2-1.9z"),
      .detail("M10 10.5l.3 6.5M14 10.5l-.3 6.5")),
    .init("gear", "circle", .line(circle(12, 12, 6.6) + circle(12, 12, 2) + spokes)),
    .init(
      "gearshape", "fill circle circle.fill", .area(gear(12, 12, 8, 9.6, 7.2)), .hole(circle(12, 12, 3)),
      filled: [.area(gear(12, 12, 8, 9.6, 7.2)), .hole(circle(12, 12, 2.2))]),
    .init(
      "gearshape.2", "fill", .area(gear(8.6, 9.4, 8, 6.9, 5.1)), .hole(circle(8.6, 9.4, 1.7)),
      .area(gear(18, 17.6, 7, 4.4, 3.1)), .hole(circle(18, 17.6, 0.5))),
    .init(
      "tag", "fill circle circle.fill slash",
      .area(
        """
        M12.4 3H19a2 2 0 0 1 2 2v6.6a2 2 0 0 1-.6 1.4l-7.6 7.6a2 2 0 0 1-2.8 0L3.4 14 \
        a2 2 0 0 1 0-2.8L11 3.6A2 2 0 0 1 12.4 3z
        """), .hole(circle(16.6, 7.4, 0.5))),
    .init(
      "pencil", "circle circle.fill slash",
      .area("M4 20l1-4.6L16.1 4.3a1.6 1.6 0 0 1 2.3 0l1.3 1.3a1.6 1.6 0 0 1 0 2.3L8.6 19z"),
      .mark("M13.8 6.6l3.6 3.6")),
    .init(
      "pencil.line", "", .area("M5 16.5l.9-4.1L15.2 3.1a1.5 1.5 0 0 1 2.1 0l1.1 1.1a1.5 1.5 0 0 1 0 2.1L9.1 15.6z"),
      .line("M4 20.8h16.5")),
    .init(
      "pencil.and.outline", "", .area("M9.5 14.5l.8-3.6l7.9-7.9a1.4 1.4 0 0 1 2 0l.8.8a1.4 1.4 0 0 1 0 2l-7.9 7.9z"),
      .line("M15 3.9A9 9 0 1 0 20.1 9")),
    .init(
      "pencil.and.scribble", "",
      .area("M3.5 20.5l.9-4.1L14.2 6.6a1.5 1.5 0 0 1 2.1 0l1.1 1.1a1.5 1.5 0 0 1 0 2.1L7.6 19.6z"),
      .line("M3 7.5c2.5-4.5 5-5.5 5.8-4.2c.8 1.4-2.2 3.6-1.2 4.7c.9 1 2.2-.6 3.2-1.4M13 20.5h7.5")),
    .init(
      "square.and.pencil", "circle", .line("M11.5 4.5H6.5a3 3 0 0 0-3 3v10a3 3 0 0 0 3 3h10a3 3 0 0 0 3-3V12.5"),
      .area("M9 15l.8-3.4l8.4-8.4a1.4 1.4 0 0 1 2 0l.6.6a1.4 1.4 0 0 1 0 2l-8.4 8.4z")),
    .init(
      "link", "circle circle.fill badge.plus",
      .line(
        """
        M10 13.8a4.2 4.2 0 0 0 6 .3l3.3-3.3a4.2 4.2 0 0 0-6-6l-1.5 1.5M14 10.2 \
        a4.2 4.2 0 0 0-6-.3L4.7 13.2a4.2 4.2 0 0 0 6 6l1.5-1.5
        """)),
    .init(
      "paperclip", "",
      .line(
        """
        M19.8 11.5l-8 8a5 5 0 0 1-7.1-7.1l8.3-8.3a3.4 3.4 0 0 1 4.8 4.8l-8.2 8.2 \
        a1.75 1.75 0 0 1-2.5-2.5l7.4-7.4
        """)),
    .init(
      "pin", "fill slash slash.fill circle circle.fill", .area("M8.2 3h7.6l-.9 2v4.6l3.1 3.2v2H6v-2l3.1-3.2V5z"),
      .line("M12 15v6")),
    .init("mappin", "circle circle.fill", .line(circle(12, 6.8, 3.8) + "M12 10.8V21")),
    .init(
      "mappin.and.ellipse", "", .area("M12 16c-3.4-4.2-4.6-6.3-4.6-8.4a4.6 4.6 0 0 1 9.2 0c0 2.1-1.2 4.2-4.6 8.4z"),
      .hole(circle(12, 7.6, 0.5)),
      .line(
        """
        M7.5 14.8c-2.9.4-4.7 1.4-4.7 2.6c0 1.9 4.1 3.3 9.2 3.3s9.2-1.4 9.2-3.3 \
        c0-1.2-1.8-2.2-4.7-2.6
        """)),
    .init(
      "map", "fill circle", .area("M3 6.2L9 3.6l6 2.8l6-2.6v14L15 20.4l-6-2.8l-6 2.6z"),
      .mark("M9 3.8v13.6M15 6.6v13.6")),
    .init(
      "location", "fill circle circle.fill slash",
      .area("M20.6 3.4L13.8 20.4a.5.5 0 0 1-1 0L10.8 13.2L3.6 11.2a.5.5 0 0 1 0-1z")),
    .init(
      "folder", "fill circle badge.plus fill.badge.plus badge.minus",
      .area(
        """
        M5 4.5h4.3a2 2 0 0 1 1.5.7L12 6.8h7a2.3 2.3 0 0 1 2.3 2.3v8.1a2.3 2.3 0 0 1-2.3 2.3H5 \
        a2.3 2.3 0 0 1-2.3-2.3V6.8A2.3 2.3 0 0 1 5 4.5z
        """), .mark("M2.9 10.6h18.2")),
    .init(
      "archivebox", "fill circle", .area(box(2.8, 4, 18.4, 4.8, 1.4)),
      .area("M4.5 8.8h15v8.7a2.5 2.5 0 0 1-2.5 2.5H7a2.5 2.5 0 0 1-2.5-2.5z"), .mark("M9.5 12.5h5"),
      filled: [
        .area(box(2.8, 4, 18.4, 3.3, 1)), .area("M4.5 10.8h15v6.7a2.5 2.5 0 0 1-2.5 2.5H7a2.5 2.5 0 0 1-2.5-2.5z"),
        .mark("M9.5 13.6h5"),
      ]),
    .init("tray", "fill circle", .area(tray), .mark(trayRim), filled: [.area(tray), .mark(trayRim)]),
    .init(
      "tray.full", "fill", .area(tray), .mark(trayRim), .line("M9.3 8.5h5.4M8.6 11.2h6.8"),
      filled: [.area(tray), .mark(trayRim + "M9.6 8.5h4.8")]),
    .init("tray.and.arrow.down", "", .area(tray), .mark(trayRim), .line("M12 2.5v8M9 7.8l3 3l3-3")),
    .init(
      "tray.2", "fill", .area("M6.8 9.5h10.4L21 14.5v4.3a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4.3z"),
      .mark("M3.4 14.8h5.1l1.2 2h4.6l1.2-2h5.1"), .line("M4.2 9.5L7 4.5h10l2.8 5")),
    .init(
      "shippingbox", "fill circle", .area("M12 2.8L20.3 6.9V17.1L12 21.2L3.7 17.1V6.9z"),
      .mark("M4.2 7.2L12 11l7.8-3.8M12 11v9.8M7.9 5l8 3.9")),
    .init(
      "box.truck", "fill",
      .area(
        """
        M3.3 5h9.4a1.3 1.3 0 0 1 1.3 1.3V17H3.3A1.3 1.3 0 0 1 2 15.7V6.3A1.3 1.3 0 0 1 3.3 5z
        """), .area("M14 9h3.4a2 2 0 0 1 1.6.8l2.6 3.2a2 2 0 0 1 .4 1.2v1.8a1 1 0 0 1-1 1H14z"),
      .hole(circle(6.8, 17.3, 2) + circle(17.2, 17.3, 2)),
      filled: [
        .area(
          """
          M3.3 5h9.4a1.3 1.3 0 0 1 1.3 1.3V16H3.3A1.3 1.3 0 0 1 2 14.7V6.3A1.3 1.3 0 0 1 3.3 5z
          """), .area("M16.6 9h.8a2 2 0 0 1 1.6.8l2.6 3.2a2 2 0 0 1 .4 1.2v1.2a1 1 0 0 1-1 1H16.6z"),
        .mark(circle(6.8, 17.6, 2.8) + circle(17.8, 17.6, 2.6)),
        .area(circle(6.8, 17.6, 0.9) + circle(17.8, 17.6, 0.8)),
      ]),
    .init(
      "cart", "fill circle circle.fill badge.plus badge.minus fill.badge.plus",
      .line("M2 3.5h2a1.5 1.5 0 0 1 1.5 1.2L7.6 15.2A1.8 1.8 0 0 0 9.4 16.6H18"), .area("M5.9 6.3H21L19.4 12.6H7.2z"),
      .area(circle(9.7, 20.2, 0.5) + circle(16.9, 20.2, 0.5))),
    .init(
      "bag", "fill circle circle.fill badge.plus fill.badge.plus",
      .area("M5.3 7.5h13.4L19.6 18.8A2.2 2.2 0 0 1 17.4 21.2H6.6A2.2 2.2 0 0 1 4.4 18.8z"),
      .line("M8.6 7.5V6.2a3.4 3.4 0 0 1 6.8 0V7.5")),
    .init(
      "basket", "fill", .area("M3 10h18L19.2 18.5A2.5 2.5 0 0 1 16.8 20.5H7.2A2.5 2.5 0 0 1 4.8 18.5z"),
      .line("M7.5 10L10.5 3.5M16.5 10L13.5 3.5"), .mark("M9.5 13.5v3.5M14.5 13.5v3.5")),
    .init("creditcard", "fill circle", .area(box(2.5, 5, 19, 14, 2.6)), .mark("M2.5 9.6h19"), .detail("M6 15h4")),
    .init("wallet.pass", "fill", .area(box(4, 2.8, 16, 18.4, 2.8)), .mark("M4 7h16M4 11.2h4.4a3.7 3.7 0 0 0 7.2 0H20")),
    .init(
      "wallet.bifold", "fill", .area(box(2.8, 6, 18.4, 14, 2.8)), .line("M4.5 5.9L15.5 3a2 2 0 0 1 2.5 2V6"),
      .mark("M21 11h-4.2a2 2 0 0 0 0 4H21")),
    .init(
      "banknote", "fill", .area(box(2.2, 6, 19.6, 12, 2.2)), .mark(circle(12, 12, 2.6) + "M5.8 12h.01M18.2 12h.01")),
    .init(
      "gift", "fill circle", .area(box(3, 7.5, 18, 4.5, 1.2)),
      .area("M4.8 12h14.4v6.8a2 2 0 0 1-2 2H6.8a2 2 0 0 1-2-2z"), .detail("M12 7.5v13.3"),
      .line(
        """
        M12 7.3C11.2 4.6 10 3 8.4 3a2.1 2.1 0 0 0 0 4.3zM12 7.3C12.8 4.6 14 3 15.6 3 \
        a2.1 2.1 0 0 1 0 4.3z
        """)),
    .init(
      "briefcase", "fill circle", .area(box(2.5, 7, 19, 13, 2.6)),
      .line("M8.5 6.8V5.4A1.9 1.9 0 0 1 10.4 3.5h3.2a1.9 1.9 0 0 1 1.9 1.9V6.8"), .mark("M2.7 12.8h18.6"),
      .detail("M12 12v1.8")),
    .init(
      "suitcase", "fill", .area(box(2.5, 7, 19, 13, 2.6)),
      .line("M8.5 6.8V5.4A1.9 1.9 0 0 1 10.4 3.5h3.2a1.9 1.9 0 0 1 1.9 1.9V6.8"), .mark("M7.2 7.2v12.6M16.8 7.2v12.6")),
    .init(
      "case", "fill", .area(box(2.5, 7, 19, 13, 2.6)),
      .line("M8.5 6.8V5.4A1.9 1.9 0 0 1 10.4 3.5h3.2a1.9 1.9 0 0 1 1.9 1.9V6.8")),
    .init(
      "key", "fill slash",
      .area(
        """
        M8.2 8.8a5.4 5.4 0 1 1 3.8 6.2L10.2 16.8H8.2v2H6.2v2H3v-3.4l5.4-5.4a5.4 5.4 0 0 1-.2-3.2 \
        z
        """), .hole(circle(15.6, 8.2, 0.5))),
    .init(
      "key.radiowaves.forward", "", .area("M3.5 8a3.8 3.8 0 1 1 5 3.6V17L6.9 20.5L5.3 18.6V11.6A3.8 3.8 0 0 1 3.5 8z"),
      .line("M14 8.5a6 6 0 0 1 0 7M17 6a10 10 0 0 1 0 12M6.9 7.2v.01")),
    .init(
      "lock", "fill circle circle.fill slash slash.fill shield square", .area(box(4.8, 10.5, 14.4, 10.5, 2.4)),
      .line("M8 10.5V7a4 4 0 0 1 8 0v3.5"),
      filled: [.area(box(4.8, 10.5, 14.4, 10.5, 2.4)), .line("M8 10.5V7a4 4 0 0 1 8 0v3.5")]),
    .init("lock.open", "fill", .area(box(3, 10.5, 13, 10.5, 2.4)), .line("M13 10.5V7a4 4 0 0 1 8 0v2")),
    .init(
      "lock.rotation", "", .area(box(8.3, 11.2, 7.4, 5.6, 1.2)),
      .line(
        """
        M10 11.2v-1.4a2 2 0 0 1 4 0v1.4M20.3 12.8A8.3 8.3 0 1 1 18 6.2L20.3 8.8M20.6 3.6v5.2 \
        h-5.2
        """)),
  ]

  private static let spokes = (0..<8).map { turned("M12 5.4v-2.6", by: Double($0) * 45) }.joined()
  private static let tray =
    """
    M6.6 5h10.8a2 2 0 0 1 1.8 1.2L21.2 13v4a2.6 2.6 0 0 1-2.6 2.6H5.4A2.6 2.6 0 0 1 2.8 17 \
    v-4L4.8 6.2A2 2 0 0 1 6.6 5z
    """
  private static let trayRim = "M3 13.6h5.4a3.6 3.6 0 0 0 7.2 0H21"
}
