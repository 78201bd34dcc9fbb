extension Symbol {
  static let communication: [SymbolSketch] = [
    .init(
      "envelope", "fill circle circle.fill badge badge.fill", .area(box(2.5, 5, 19, 14, 2.6)),
      .mark("M3.4 7.2L12 13.4l8.6-6.2")),
    .init(
      "envelope.open", "fill",
      .area(
        """
        M3.4 9L12 3l8.6 6a1.6 1.6 0 0 1 .7 1.3V18a2.6 2.6 0 0 1-2.6 2.6H5.3A2.6 2.6 0 0 1 2.7 18 \
        v-7.7A1.6 1.6 0 0 1 3.4 9z
        """), .mark("M3.2 10.2L12 15.6l8.8-5.4")),
    .init(
      "paperplane", "fill circle circle.fill",
      .area(
        """
        M20.2 3.2L3.2 9.4a.6.6 0 0 0 0 1.1L10.4 13.6l3.1 7.2a.6.6 0 0 0 1.1 0L20.8 3.8 \
        a.5.5 0 0 0-.6-.6z
        """), .mark("M10.4 13.6L20.4 3.6")),
    .init(
      "phone", "fill circle circle.fill badge.plus",
      .area(
        """
        M5.4 3.2h3a1.4 1.4 0 0 1 1.3 1l1 3.4a1.4 1.4 0 0 1-.4 1.4L8.7 10.6L13.5 15.4l1.5-1.6 \
        a1.4 1.4 0 0 1 1.4-.4l3.4 1a1.4 1.4 0 0 1 1 1.3v3A2.1 2.1 0 0 1 18.6 20.8 \
        A15.5 15.5 0 0 1 3.3 5.4A2.1 2.1 0 0 1 5.4 3.2z
        """)),
    .init("message", "fill circle circle.fill badge badge.fill", .area(message)),
    .init("bubble.left", "fill circle", .area(bubble)),
    .init("bubble.right", "fill circle", .area(rightBubble)),
    .init(
      "bubble.middle.bottom", "fill",
      .area(
        """
        M6 4h12a3 3 0 0 1 3 3v7.2a3 3 0 0 1-3 3h-3L12 20.8l-3-3.6H6a3 3 0 0 1-3-3V7 \
        a3 3 0 0 1 3-3z
        """)),
    .init("text.bubble", "fill", .area(bubble), .mark("M7 9h10M7 12.5h6")),
    .init("quote.bubble", "fill", .area(bubble), .hole(moved(closing, 0, -1.5, scale: 0.4))),
    .init(
      "bubble.left.and.bubble.right", "fill", .area(pairLeft), .area(pairRight),
      filled: [.area(pairLeft), .area(moved(pairRight, 0.6, 0.8))]),
    .init(
      "bubble.left.and.text.bubble.right", "fill", .area(pairLeft), .area(pairRight), .mark("M13 12.5h4M13 15h2.4"),
      filled: [.area(pairLeft), .area(moved(pairRight, 0.6, 0.8)), .mark("M13.4 13.3h4.8M13.4 16h2.4")]),
    .init(
      "bell", "fill slash slash.fill circle circle.fill badge badge.fill", .area(bell),
      .line("M9.8 20.3a2.6 2.6 0 0 0 4.4 0")),
    .init(
      "bell.and.waves.left.and.right", "fill", .area(moved(bell, 0, 0, scale: 0.86)),
      .line(
        """
        M10.2 20.5a2.2 2.2 0 0 0 3.6 0M3.4 4.6a8.6 8.6 0 0 0 0 10M20.6 4.6a8.6 8.6 0 0 1 0 10
        """)),
    .init(
      "megaphone", "fill", .area("M3 9.6h3.6l11-4.8v14l-11-4.8H3z"),
      .line("M7 14.4l1.4 5.2h2.8l-1.2-4M20.6 9.8a3.4 3.4 0 0 1 0 4")),
    .init(
      "antenna.radiowaves.left.and.right", "circle slash", .area(circle(12, 9.6, 1.3)),
      .line(
        """
        M12 12v9M8.4 6.2a4.8 4.8 0 0 0 0 6.8M15.6 6.2a4.8 4.8 0 0 1 0 6.8M5.6 3.4 \
        a8.8 8.8 0 0 0 0 12.4M18.4 3.4a8.8 8.8 0 0 1 0 12.4
        """)),
    .init(
      "dot.radiowaves.left.and.right", "", .area(circle(12, 12, 1.2)),
      .line(
        """
        M8.2 8.2a5.4 5.4 0 0 0 0 7.6M15.8 8.2a5.4 5.4 0 0 1 0 7.6M5 5a9.9 9.9 0 0 0 0 14M19 5 \
        a9.9 9.9 0 0 1 0 14
        """)),
    .init(
      "dot.radiowaves.right", "", .area(circle(6, 12, 1.2)),
      .line(
        """
        M9.8 8.2a5.4 5.4 0 0 1 0 7.6M13.2 4.8a10.2 10.2 0 0 1 0 14.4M16.6 2.4a14 14 0 0 1 0 19.2
        """)),
    .init(
      "badge.plus.radiowaves.right", "",
      .line(
        """
        M2.6 12h7M6.1 8.5v7M12 7.2a7 7 0 0 1 0 9.6M15.2 4.8a10.6 10.6 0 0 1 0 14.4M18.4 2.4 \
        a14.4 14.4 0 0 1 0 19.2
        """)),
    .init(
      "wifi", "circle slash", .line("M2.6 9.4a13.6 13.6 0 0 1 18.8 0M5.8 13a9 9 0 0 1 12.4 0M9 16.4a4.4 4.4 0 0 1 6 0"),
      .area(circle(12, 19.4, 0.5))),
    .init(
      "translate", "",
      .line(
        """
        M2.8 5.8h10M7.8 3.2v2.6M10.8 5.8c-.9 3.6-3.3 6.2-7 7.8M5.4 8.6c1 2.2 2.8 3.9 5.4 5 \
        M12.4 21l4.4-10.2L21.2 21M13.9 17.6h5.8
        """)),
    .init(
      "person.wave.2", "fill", .area(circle(8.6, 7.4, 3.8)), .area("M1.8 20c0-3.8 2.9-5.8 6.8-5.8s6.8 2 6.8 5.8z"),
      .line("M15.8 4.6a5.4 5.4 0 0 1 0 5.8M19 2.8a9.4 9.4 0 0 1 0 9.4")),
  ]

  private static let closing =
    """
    M10 10.5v1.2C10 15 8.2 17.1 5 17.8v-2.6c1.4-.5 2.1-1.4 2.2-3H4.8V6.5H10zM20 10.5v1.2 \
    c0 3.3-1.8 5.4-5 6.1v-2.6c1.4-.5 2.1-1.4 2.2-3H14.8V6.5H20z
    """
  private static let message =
    """
    M12 3.6c5.2 0 9.2 3.3 9.2 7.7s-4 7.7-9.2 7.7c-1 0-2-.1-2.9-.4L4.2 20.8l1.2-3.9 \
    c-1.7-1.4-2.6-3.3-2.6-5.6c0-4.4 4-7.7 9.2-7.7z
    """
  private static let rightBubble =
    """
    M6 4h12a3 3 0 0 1 3 3v7.2a3 3 0 0 1-3 3h-1.5V21l-4.3-3.8H6a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3 \
    z
    """
  private static let pairLeft =
    """
    M4.6 3.4h8.4a2.2 2.2 0 0 1 2.2 2.2V7.2h-3.6a4 4 0 0 0-4 4v2.2L5 15.6V12.6H4.6 \
    a2.2 2.2 0 0 1-2.2-2.2V5.6a2.2 2.2 0 0 1 2.2-2.2z
    """
  private static let pairRight =
    """
    M11.4 9h8a2.2 2.2 0 0 1 2.2 2.2v4.6a2.2 2.2 0 0 1-2.2 2.2H19v2.8L15.8 18H11.4 \
    a2.2 2.2 0 0 1-2.2-2.2v-4.6A2.2 2.2 0 0 1 11.4 9z
    """
  private static let bell =
    """
    M12 2.8a6 6 0 0 1 6 6v3.4c0 1.4.7 2.4 1.7 3.5a.9.9 0 0 1-.7 1.5H5a.9.9 0 0 1-.7-1.5 \
    C5.3 14.6 6 13.6 6 12.2V8.8a6 6 0 0 1 6-6z
    """
}
