extension Symbol {
  static let signs: [SymbolSketch] = [
    .init(
      "plus", "circle circle.fill square square.fill app app.fill bubble bubble.fill diamond rectangle magnifyingglass",
      .line("M12 4.5v15M4.5 12h15")),
    .init("minus", "circle circle.fill square square.fill rectangle magnifyingglass", .line("M4.5 12h15")),
    .init(
      "xmark",
      "circle circle.fill square square.fill seal seal.fill shield shield.fill octagon octagon.fill bin bin.fill app",
      .line("M5.5 5.5l13 13M18.5 5.5l-13 13")),
    .init(
      "checkmark", "circle circle.fill square square.fill seal seal.fill shield shield.fill bubble rectangle",
      .line("M4.5 13.2l5.2 5.3L19.5 6")),
    .init(
      "exclamationmark",
      """
      circle circle.fill square square.fill triangle triangle.fill octagon octagon.fill bubble bubble.fill shield \
      shield.fill magnifyingglass
      """,
      .line("M12 3.5v10.5"), .area(circle(12, 19.5, 0.4))),
    .init(
      "exclamationmark.2", "", .line("M8 3.5v10.5M16 3.5v10.5"), .area(circle(8, 19.5, 0.4) + circle(16, 19.5, 0.4))),
    .init(
      "exclamationmark.3", "", .line("M5 3.5v10.5M12 3.5v10.5M19 3.5v10.5"),
      .area(circle(5, 19.5, 0.4) + circle(12, 19.5, 0.4) + circle(19, 19.5, 0.4))),
    .init(
      "questionmark", "circle circle.fill square square.fill diamond diamond.fill bubble bubble.fill app",
      .line("M8 7.7a4 4 0 1 1 6 3.46a4 4 0 0 0-2 3.46"), .area(circle(12, 19.5, 0.4))),
    .init(
      "info", "circle circle.fill square square.fill bubble", .line("M9.5 10.5H12V20M9 20h6"),
      .area(circle(11.8, 4.6, 0.4))),
    .init("x", "circle circle.fill square square.fill", .line("M7.5 5l9 14M16.5 5l-9 14")),
    .init("number", "circle circle.fill square square.fill", .line("M9.7 4l-2 16M16.3 4l-2 16M4.5 9h15.5M4 15h15.5")),
    .init("equal", "circle circle.fill square", .line("M5 9h14M5 15h14")),
    .init("divide", "circle", .line("M5 12h14"), .area(circle(12, 6.5, 0.5) + circle(12, 17.5, 0.5))),
    .init("percent", "", .line("M18.5 5.5l-13 13" + circle(7.5, 7.5, 2.7) + circle(16.5, 16.5, 2.7))),
    .init("at", "circle", .line(circle(12, 12, 3.8) + "M15.8 8.2v5.4a2.6 2.6 0 0 0 5.2 0V12a9 9 0 1 0-3.6 7.2")),
    .init(
      "infinity", "circle",
      .line(
        """
        M12 12c-2-2.8-3.6-4.2-5.6-4.2a4.2 4.2 0 0 0 0 8.4c2 0 3.6-1.4 5.6-4.2 \
        c2-2.8 3.6-4.2 5.6-4.2a4.2 4.2 0 0 1 0 8.4c-2 0-3.6-1.4-5.6-4.2z
        """)),
    .init(
      "ellipsis", "circle circle.fill bubble bubble.fill rectangle",
      .area(circle(5, 12, 0.6) + circle(12, 12, 0.6) + circle(19, 12, 0.6))),
    .init("magnifyingglass", "circle circle.fill", .line(magnifyingglass)),
    .init("power", "circle circle.fill", .line("M12 3v8.5M7.2 6.2a8.2 8.2 0 1 0 9.6 0")),
    .init("heart", "fill circle circle.fill square slash slash.fill", .area(heart)),
    .init("star", "fill circle circle.fill square slash bubble", .area(star(12, 12.6, 9.8, 4.3))),
    .init(
      "star.leadinghalf.filled", "", .line(star(12, 12.6, 9.8, 4.3)),
      .solid("M12 2.8V16.9L6.24 20.53L7.91 13.93L2.68 9.57L9.47 9.12z")),
    .init("asterisk", "circle", .line("M12 4v16M5.1 8l13.8 8M18.9 8L5.1 16")),
    .init("bolt", "fill circle circle.fill slash slash.fill", .area(bolt)),
    .init("bolt.horizontal", "fill circle", .area(turned("M13 3.5L6 13.2h5L11 20.5L18 10.8H13z", by: 90))),
    .init(
      "sparkles", "", .area(moved(sparkle, -2, 2, scale: 0.75)), .area(moved(sparkle, 6.6, -6.4, scale: 0.3)),
      .area(moved(sparkle, 7.4, 7.6, scale: 0.2))),
    .init("sparkle", "", .area(sparkle)),
    .init(
      "wand.and.stars", "", .line("M3.5 20.5L13.6 10.4M11.6 8.4l4 4"), .area(moved(sparkle, 6, -6, scale: 0.34)),
      .line("M8.5 3v3M7 4.5h3M20 14v3M18.5 15.5h3")),
    .init(
      "wand.and.sparkles", "", .line("M3.5 20.5L12.5 11.5"), .area(moved(sparkle, 4.5, -4.5, scale: 0.5)),
      .line("M6.5 3.5v3M5 5h3M19 17.5v3M17.5 19h3")),
    .init("zzz", "", .line("M4 12.5h6.5L4 20.5h6.5M13 9.5h4.5L13 15h4.5M17 3.5h3.5L17 8h3.5")),
    .init(
      "command", "circle square",
      .line(
        """
        M9 9h6v6H9zM9 9H6.5A2.5 2.5 0 1 1 9 6.5zM15 9V6.5A2.5 2.5 0 1 1 17.5 9zM15 15h2.5 \
        a2.5 2.5 0 1 1-2.5 2.5zM9 15v2.5A2.5 2.5 0 1 1 6.5 15z
        """)),
    .init(
      "dollarsign", "circle circle.fill square",
      .line(
        """
        M12 2.5v19M16.8 7.8c-.6-1.9-2.3-2.8-4.8-2.8c-2.8 0-4.7 1.3-4.7 3.4c0 4.9 9.7 2.2 9.7 7.2 \
        c0 2.1-2 3.4-5 3.4c-2.8 0-4.7-1.1-5.2-3.2
        """)),
    .init("eurosign", "circle circle.fill", .line("M18.5 6a7.5 7.5 0 1 0 0 12M3.5 10h9.5M3.5 14h9.5")),
    .init("scope", "", .line(circle(12, 12, 8) + "M12 2v6M12 16v6M2 12h6M16 12h6")),
    .init("target", "", .line(circle(12, 12, 9) + circle(12, 12, 5) + circle(12, 12, 1))),
  ]
}
