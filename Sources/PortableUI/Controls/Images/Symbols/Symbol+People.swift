extension Symbol {
  static let people: [SymbolSketch] = [
    .init(
      "person",
      """
      fill circle circle.fill slash slash.fill badge.plus badge.minus badge.key fill.badge.plus fill.badge.minus \
      fill.badge.key
      """,
      .area(circle(12, 7.4, 4.1)), .area(shoulders)),
    .init(
      "person.2", "fill circle slash",
      .area(circle(9, 8, 3.6)), .area("M2.2 19.3c0-3.6 2.9-5.5 6.8-5.5s6.8 1.9 6.8 5.5z"),
      .line("M14.8 4.7a3.5 3.5 0 0 1 0 6.6M17 14.1c2.9.5 4.8 2.3 4.8 5.2H19"),
      filled: [
        .area(circle(9, 8, 3.6)), .area("M2.2 19.3c0-3.6 2.9-5.5 6.8-5.5s6.8 1.9 6.8 5.5z"),
        .area("M15 5a3.2 3.2 0 0 1 0 6a6 6 0 0 0 0-6z"),
        .area("M17 14.4c2.9.5 4.8 2.1 4.8 4.9h-3.2c0-2-.5-3.6-1.6-4.9z"),
      ]),
    .init(
      "person.3", "fill",
      .area(circle(12, 8, 3.1)), .area("M6.5 18.5c0-3.2 2.3-4.9 5.5-4.9s5.5 1.7 5.5 4.9z"),
      .line(
        circle(4.9, 9.3, 1.9) + circle(19.1, 9.3, 1.9) + "M4 17.3H1.6c0-2 .9-3.4 2.7-3.8M20 17.3h2.4c0-2-.9-3.4-2.7-3.8"
      ),
      filled: [
        .area(circle(12, 8, 3.1)), .area("M6.5 18.5c0-3.2 2.3-4.9 5.5-4.9s5.5 1.7 5.5 4.9z"),
        .area(circle(4.9, 9.3, 1.9) + circle(19.1, 9.3, 1.9)),
        .area(
          """
          M1.6 17.3c0-2.1 1-3.5 3.1-3.8c-.5 1.1-.8 2.4-.8 3.8zM22.4 17.3c0-2.1-1-3.5-3.1-3.8 \
          c.5 1.1.8 2.4.8 3.8z
          """),
      ]),
    .init(
      "person.crop.circle",
      """
      fill badge.plus badge.minus badge.xmark badge.checkmark badge.exclamationmark badge.questionmark badge.moon \
      fill.badge.plus fill.badge.minus fill.badge.xmark fill.badge.checkmark fill.badge.exclamationmark
      """,
      .area(circle(12, 12, 9.2)), .line(circle(12, 9.6, 3)), .line("M5.9 18.6c1.1-2.5 3.4-3.8 6.1-3.8s5 1.3 6.1 3.8"),
      filled: [
        .area(circle(12, 12, 9.2)), .hole(circle(12, 9.4, 2.4)),
        .hole(
          """
          M12 19.2a7.2 7.2 0 0 1-5.2-2.2c1.1-1.4 3-2.2 5.2-2.2s4.1.8 5.2 2.2a7.2 7.2 0 0 1-5.2 2.2 \
          z
          """),
      ]),
    .init(
      "person.crop.square", "fill",
      .area(box(3.5, 3.5, 17, 17, 3.5)), .line(circle(12, 9.8, 2.9)),
      .line("M5.9 20.2c.5-3.4 2.9-5.2 6.1-5.2s5.6 1.8 6.1 5.2"),
      filled: [
        .area(box(3.5, 3.5, 17, 17, 3.5)), .hole(circle(12, 9.4, 2.4)),
        .hole("M7 18.7c.3-2.5 2.2-3.9 5-3.9s4.7 1.4 5 3.9z"),
      ]),
    .init(
      "person.crop.rectangle", "fill",
      .area(box(2.5, 4.5, 19, 15, 3)), .line(circle(12, 10.2, 2.6)),
      .line("M6.5 19.3c.5-3 2.7-4.5 5.5-4.5s5 1.5 5.5 4.5"),
      filled: [
        .area(box(2.5, 4.5, 19, 15, 3)), .hole(circle(12, 9.6, 2.1)),
        .hole("M7.5 17.6c.4-2.2 2.1-3.2 4.5-3.2s4.1 1 4.5 3.2z"),
      ]),
    .init(
      "person.text.rectangle", "fill", .area(box(2.5, 4.5, 19, 15, 3)),
      .mark(circle(8, 10.2, 1.9) + "M5 16.2c.2-1.9 1.4-2.9 3-2.9s2.8 1 3 2.9M14.5 9.5h4M14.5 13h4")),
    .init(
      "person.fill.checkmark", "", .solid(circle(9.5, 7.4, 4.1)),
      .solid("M1.8 20.3c0-4 3.3-6.1 7.7-6.1c1.9 0 3.6.4 4.9 1.2l.6 4.9z"), .line("M16.8 12.2l1.9 2l3.6-4.4")),
    .init(
      "person.fill.xmark", "", .solid(circle(9.5, 7.4, 4.1)),
      .solid("M1.8 20.3c0-4 3.3-6.1 7.7-6.1c1.9 0 3.6.4 4.9 1.2l.6 4.9z"),
      .line("M17.3 9.8l4.6 4.6M21.9 9.8l-4.6 4.6")),
    .init(
      "person.fill.questionmark", "", .solid(circle(9.5, 7.4, 4.1)),
      .solid("M1.8 20.3c0-4 3.3-6.1 7.7-6.1s7.7 2.1 7.7 6.1z"),
      .line("M17.8 6.1a2 2 0 1 1 2.6 1.9c-.5.2-.7.6-.7 1.3M19.7 12.2v.01")),
    .init(
      "person.fill.and.arrow.left.and.arrow.right", "", .solid(circle(12, 5.6, 3)),
      .solid("M7 14.2c0-2.7 2.2-4 5-4s5 1.3 5 4z"),
      .line("M3.5 19h17M6.2 16.4L3.5 19l2.7 2.7M17.8 16.4L20.5 19l-2.7 2.7")),
    .init(
      "figure.walk", "circle", .area(circle(13, 4.3, 1.3)),
      .line(
        """
        M8 12l1.5-3.3L13 8.2l1.4 3.2l2.8 1.2M12.3 8.5l-1.2 5.4l3.1 2.8l1 4.6M10.6 15.2L9.6 18 \
        L6.8 21
        """)),
    .init(
      "figure.stand", "", .area(circle(12, 4.2, 1.3)),
      .line("M8.2 8.5h7.6M12 8.5v6M9.8 21l.6-12M14.2 21l-.6-12M8.2 8.5v6M15.8 8.5v6")),
    .init(
      "face.smiling", "fill", .area(circle(12, 12, 9.2)), .mark("M8 14.2c.8 1.6 2.2 2.5 4 2.5s3.2-.9 4-2.5"),
      .hole(circle(8.8, 9.6, 0.35) + circle(15.2, 9.6, 0.35))),
    .init(
      "face.dashed", "",
      .line(
        """
        M3 12a9 9 0 0 1 1-4.2M6.3 5A9 9 0 0 1 10.4 3.1M13.6 3.1A9 9 0 0 1 17.7 5M20 7.8 \
        a9 9 0 0 1 1 4.2M20.6 15a9 9 0 0 1-2.9 4M14.6 20.6a9 9 0 0 1-5.2 0M6.3 19 \
        a9 9 0 0 1-2.9-4M8.5 14.5c.8 1.3 2 2 3.5 2s2.7-.7 3.5-2M9 9.8h.01M15 9.8h.01
        """)),
    .init(
      "eye", "fill slash slash.fill circle",
      .area("M2.2 12c2.2-4 5.6-6.2 9.8-6.2s7.6 2.2 9.8 6.2c-2.2 4-5.6 6.2-9.8 6.2S4.4 16 2.2 12z"),
      .hole(circle(12, 12, 3.1)),
      filled: [
        .area("M2.2 12c2.2-4 5.6-6.2 9.8-6.2s7.6 2.2 9.8 6.2c-2.2 4-5.6 6.2-9.8 6.2S4.4 16 2.2 12z"),
        .mark(circle(12, 12, 3.6)),
      ]),
    .init(
      "eyeglasses", "",
      .line(
        circle(6.5, 14, 3.8) + circle(17.5, 14, 3.8) + """
          M10.2 13.2c1-1 2.6-1 3.6 0M2.8 13L5 7.2A1.5 1.5 0 0 1 6.4 6.2M21.2 13L19 7.2 \
          A1.5 1.5 0 0 0 17.6 6.2
          """)),
    .init(
      "hand.raised", "fill slash slash.fill circle", .area(palm), .mark("M10.3 6.4v5M13.2 5.6v5.8M16.1 7.8v4"),
      filled: [
        .area(
          """
          M7.9 13h10.7v1.6c0 3.8-2.5 6.6-6.2 6.6c-2.8 0-4.5-1.1-6-3.6L3.7 13.2 \
          a1.3 1.3 0 0 1 2.2-1.5l2 2.2z
          """),
        .area(finger(7.9, 5.6)), .area(finger(11.2, 3.4)), .area(finger(14.5, 4.6)), .area(finger(17.8, 7.2)),
      ]),
    .init(
      "hand.thumbsup", "fill circle slash", .area(thumb), .mark("M7.2 10.5v10"),
      filled: [
        .area(
          """
          M10.2 10.2L13.6 3.4a2.5 2.5 0 0 1 2 2.9l-.6 3.2h4.3a2.2 2.2 0 0 1 2.2 2.6l-1.1 6.2 \
          a2.4 2.4 0 0 1-2.4 2H10.2z
          """), .area(box(3, 10.2, 4, 10.1, 1)),
      ]),
    .init(
      "hand.thumbsdown", "fill", .area(turned(thumb, by: 180)), .mark("M16.8 13.5v-10"),
      filled: [
        .area(
          turned(
            """
            M10.2 10.2L13.6 3.4a2.5 2.5 0 0 1 2 2.9l-.6 3.2h4.3a2.2 2.2 0 0 1 2.2 2.6l-1.1 6.2 \
            a2.4 2.4 0 0 1-2.4 2H10.2z
            """, by: 180)), .area(turned(box(3, 10.2, 4, 10.1, 1), by: 180)),
      ]),
    .init("hand.point.right", "fill", .area(pointing)),
    .init("hand.point.up", "fill", .area(turned(pointing, by: 270))),
    .init("hand.point.up.left", "fill", .area(turned(pointing, by: 225))),
    .init(
      "hand.tap", "fill",
      .area(
        """
        M10 11V8.2a1.6 1.6 0 0 1 3.2 0v5.2l4.6 1.1a2.2 2.2 0 0 1 1.6 2.6l-.8 4.1H11L7 16.6 \
        a1.5 1.5 0 0 1 2.2-2l.8.8z
        """), .line("M6.8 8.8a4.9 4.9 0 1 1 9.6 0")),
    .init(
      "hand.draw", "fill",
      .area(
        """
        M10.5 13V9.7a1.6 1.6 0 0 1 3.2 0v4.7l4.6 1.1a2.2 2.2 0 0 1 1.6 2.6l-.6 3.1H11.5L7.5 17.6 \
        a1.5 1.5 0 0 1 2.2-2l.8.8z
        """), .line("M3 8.5c2-5 6-6 6.5-3.5s-4 3.5-3 5.5M13 5.5c2-2.5 4.5-2.5 7.5-1")),
  ]

  static let shoulders = "M3.9 20.3c0-4 3.4-6.1 8.1-6.1s8.1 2.1 8.1 6.1z"
  private static let palm =
    """
    M7.4 13.4V6.4a1.45 1.45 0 0 1 2.9 0V4.4a1.45 1.45 0 0 1 2.9 0v1.2a1.45 1.45 0 0 1 2.9 0 \
    v2.2a1.45 1.45 0 0 1 2.9 0v6.7c0 3.9-2.6 6.7-6.4 6.7c-2.9 0-4.6-1.1-6.2-3.6L3.7 13.2 \
    a1.4 1.4 0 0 1 2.3-1.6z
    """
  private static func finger(_ x: Double, _ y: Double) -> String { box(x, y, 0.8, 14 - y, 0.4) }
  private static let thumb =
    """
    M3.5 10.5h3.7l4-7.2a2.6 2.6 0 0 1 2.7 2.9l-.5 3.3h5a2.2 2.2 0 0 1 2.2 2.6l-1.1 6.4 \
    a2.4 2.4 0 0 1-2.4 2H3.5z
    """
  private static let pointing =
    """
    M3 9.5c0-2 1.6-3.5 3.5-3.5h5L20.4 7.2a1.5 1.5 0 0 1 0 3H13.8h1a1.5 1.5 0 0 1 0 3h-.5 \
    a1.45 1.45 0 0 1 0 2.9h-.7a1.4 1.4 0 0 1-.2 2.8H8.5C5 18.9 3 17 3 13.5z
    """
}
