extension Symbol {
  static let media: [SymbolSketch] = [
    .init(
      "play", "fill circle circle.fill square square.fill rectangle rectangle.fill slash",
      .area("M7 4.6v14.8a1 1 0 0 0 1.5.9L20.4 12.9a1 1 0 0 0 0-1.8L8.5 3.7A1 1 0 0 0 7 4.6z")),
    .init("pause", "fill circle circle.fill rectangle", .area(box(5.8, 4.5, 2.8, 15, 1) + box(15.4, 4.5, 2.8, 15, 1))),
    .init("stop", "fill circle circle.fill", .area(box(5, 5, 14, 14, 2.4))),
    .init("playpause", "fill", .area("M3 6v12l8-6zM14 6h1.6v12H14zM19.4 6H21v12h-1.6z")),
    .init("forward", "fill circle circle.fill", .area("M3 6.2v11.6L11.6 12zM12.6 6.2v11.6L21.2 12z")),
    .init("backward", "fill circle circle.fill", .area("M21 6.2v11.6L12.4 12zM11.4 6.2v11.6L2.8 12z")),
    .init("forward.end", "fill", .area("M5 5v14l11-7z"), .line("M19.5 5v14")),
    .init("backward.end", "fill", .area("M19 5v14L8 12z"), .line("M4.5 5v14")),
    .init("speaker", "fill slash slash.fill", .area(moved(speaker, 3.5, 0))),
    .init("speaker.wave.1", "fill", .area(speaker), .line("M15.5 9a4.6 4.6 0 0 1 0 6")),
    .init(
      "speaker.wave.2", "fill circle", .area(speaker),
      .line("M15.5 9a4.6 4.6 0 0 1 0 6M18.4 6.6a8.2 8.2 0 0 1 0 10.8")),
    .init(
      "speaker.wave.3", "fill", .area(moved(speaker, -1, 0)),
      .line("M14.3 9.4a4 4 0 0 1 0 5.2M17 7.2a7.4 7.4 0 0 1 0 9.6M19.8 5a11 11 0 0 1 0 14")),
    .init(
      "mic", "fill slash slash.fill circle circle.fill badge.plus", .area(box(8.8, 2.8, 6.4, 11.6, 3.2)),
      .line("M5.4 11.4a6.6 6.6 0 0 0 13.2 0M12 18v3.2M8.6 21.2h6.8")),
    .init(
      "music.note", "", .line("M9 17.5V5.6L19 3.4v12"),
      .area(
        """
        M9 17.4a2.6 2.6 0 1 1-2.6-2.4c1.5 0 2.6 1 2.6 2.4zM19 15.4a2.6 2.6 0 1 1-2.6-2.4 \
        c1.5 0 2.6 1 2.6 2.4z
        """)),
    .init(
      "music.note.list", "", .line("M3.5 6h9M3.5 11h9M3.5 16h4.5M16.2 18.5V6.4l4.5-1.2v3"),
      .area(circle(13.8, 18.5, 2.4))),
    .init(
      "music.mic", "circle", .area("M12.2 11.8a4.6 4.6 0 1 1 4.4-4.6a4.6 4.6 0 0 1-4.4 4.6z"),
      .line("M9.4 10.6L3.4 18.6a1.4 1.4 0 0 0 2 2L14 14.8a4.6 4.6 0 0 0 1.5-4.2")),
    .init(
      "headphones", "circle", .line("M3.8 15v-2.4a8.2 8.2 0 0 1 16.4 0V15"),
      .area(box(3, 14, 4.4, 7, 1.8) + box(16.6, 14, 4.4, 7, 1.8))),
    .init("hifispeaker", "fill", .area(box(5, 2.8, 14, 18.4, 2.6)), .mark(circle(12, 14.4, 3.6) + "M12 7v.01")),
    .init("waveform", "circle circle.fill", .line("M3 10.5v3M6.6 7.5v9M10.2 3.5v17M13.8 8v8M17.4 5.5v13M21 10.5v3")),
    .init(
      "waveform.path", "",
      .line(
        """
        M2 12.5c1.6 0 1.8-3 2.8-3s1.6 7 2.8 7S9.4 4 10.8 4s1.5 16 3 16S15.4 8 16.6 8 \
        s1.4 6.2 2.6 6.2s1.4-1.7 2.8-1.7
        """)),
    .init("waveform.path.ecg", "", .line("M2 12.5h4.2l2-5.5l3.6 12.5L15.2 4l2.4 8.5H22")),
    .init(
      "photo", "fill circle circle.fill badge.plus fill.badge.plus", .area(box(2.5, 4.5, 19, 15, 3)),
      .hole(circle(7.6, 9.4, 0.9)),
      .mark("M3 17.2l4.6-4.2a1.5 1.5 0 0 1 2 0l2.6 2.4l3.4-3.6a1.5 1.5 0 0 1 2.2 0l3.4 3.4"),
      filled: [
        .area(box(2.5, 4.5, 19, 15, 3)), .hole(circle(7.6, 9.4, 0.9)),
        .mark("M4.6 17l3.2-2.9a1.2 1.2 0 0 1 1.6 0l2.6 2.4l4-4.2a1.2 1.2 0 0 1 1.8 0l2 2"),
      ]),
    .init(
      "photo.on.rectangle", "", .area(box(6, 8, 15.5, 12, 2.6)),
      .line("M3 14.8l-.2-7.6A2.6 2.6 0 0 1 5.4 4.5h11a2.6 2.6 0 0 1 2.3 1.4"),
      .mark("M6.6 18l3.6-3.4a1.2 1.2 0 0 1 1.7 0l2 1.8l2.6-2.8a1.2 1.2 0 0 1 1.8 0l2.8 2.9")),
    .init(
      "photo.on.rectangle.angled", "fill",
      .area(
        """
        M9.3 9.6l9.7-1.5a2 2 0 0 1 2.3 1.7l1.1 7.2a2 2 0 0 1-1.7 2.3L11 20.8a2 2 0 0 1-2.3-1.7 \
        L7.6 11.9a2 2 0 0 1 1.7-2.3z
        """), .line("M5.4 16.8L4 16.4a2 2 0 0 1-1.4-2.5l2-7A2 2 0 0 1 7.1 5.5l8.3 2.3"),
      .mark("M9 18l3-3.4a1.2 1.2 0 0 1 1.6-.1l1.8 1.5l2-2.9a1.2 1.2 0 0 1 1.7-.2l2.6 1.9")),
    .init(
      "photo.stack", "fill", .area(box(2.5, 8, 19, 12.5, 2.6)), .line("M5 5h14"),
      .mark("M3 18.2l4-3.6a1.4 1.4 0 0 1 1.8 0l2.6 2.2l3.4-3.4a1.4 1.4 0 0 1 2 0l4.4 4")),
    .init(
      "camera", "fill circle circle.fill badge.ellipsis",
      .area(
        """
        M4.8 6.8h2.4a1.5 1.5 0 0 0 1.2-.6l.9-1.2A1.8 1.8 0 0 1 10.8 4.2h2.4A1.8 1.8 0 0 1 14.7 5 \
        l.9 1.2a1.5 1.5 0 0 0 1.2.6h2.4a2.4 2.4 0 0 1 2.4 2.4v8.2a2.4 2.4 0 0 1-2.4 2.4H4.8 \
        a2.4 2.4 0 0 1-2.4-2.4V9.2a2.4 2.4 0 0 1 2.4-2.4z
        """), .mark(circle(12, 13, 3.6))),
    .init(
      "video", "fill slash slash.fill circle circle.fill", .area(box(2.2, 6, 13, 12, 2.8)),
      .area("M17.6 10.4L21.8 7.6v8.8L17.6 13.6z")),
    .init(
      "film", "fill circle", .area(box(2.5, 4.5, 19, 15, 2.6)),
      .mark("M7 4.5v15M17 4.5v15M7 12h10M2.5 9.5H7M2.5 14.5H7M17 9.5h4.5M17 14.5h4.5")),
    .init(
      "movieclapper", "fill", .area("M3 9.5h18v8.4a2.6 2.6 0 0 1-2.6 2.6H5.6A2.6 2.6 0 0 1 3 17.9z"),
      .line(
        """
        M3 9.5L2.6 6.8a1.5 1.5 0 0 1 1.2-1.7L18.2 2.6a1.5 1.5 0 0 1 1.7 1.2l.4 2.2L3 9.2M8 4.5 \
        l2.6 3.2M13 3.6l2.6 3.2
        """), .mark("M7.5 9.8l-2 3M13 9.8l-2 3M18.5 9.8l-2 3M3.2 13h17.6")),
    .init("tv", "fill circle", .area(box(2.2, 4, 19.6, 13, 2.4)), .line("M8 20.5h8")),
    .init("play.tv", "fill", .area(box(2.2, 4, 19.6, 13, 2.4)), .line("M8 20.5h8"), .hole("M10.3 8v5l4-2.5z")),
    .init(
      "play.rectangle.on.rectangle", "fill", .area(box(2.5, 8.5, 16, 11.5, 2.4)),
      .line("M6 5.4A2.2 2.2 0 0 1 8 4.2H19a2.4 2.4 0 0 1 2.4 2.4v7.2a2.2 2.2 0 0 1-1 1.9"),
      .hole("M9 11.8v4.8l4-2.4z")),
    .init(
      "rectangle.on.rectangle.angled", "",
      .area(
        """
        M9.3 9.6l9.7-1.5a2 2 0 0 1 2.3 1.7l1.1 7.2a2 2 0 0 1-1.7 2.3L11 20.8a2 2 0 0 1-2.3-1.7 \
        L7.6 11.9a2 2 0 0 1 1.7-2.3z
        """), .line("M5.4 16.8L4 16.4a2 2 0 0 1-1.4-2.5l2-7A2 2 0 0 1 7.1 5.5l8.3 2.3")),
    .init("captions.bubble", "fill", .area(bubble), .mark("M6.8 9h6M16 9h1.2M6.8 12.6h1.2M11.2 12.6h6")),
    .init("guitars", "", .line(circle(8.5, 15.5, 5.2) + circle(8.5, 15.5, 1.4) + "M12.2 11.8L20 4M17.8 3.2l3 3")),
    .init("airplayaudio", "", .line("M6.5 15a7 7 0 1 1 11 0M4 18.2a11 11 0 1 1 16 0"), .area("M12 16l4.2 5H7.8z")),
    .init(
      "airplayvideo", "",
      .line(
        """
        M6.5 17H5a2.6 2.6 0 0 1-2.6-2.6V6.6A2.6 2.6 0 0 1 5 4h14a2.6 2.6 0 0 1 2.6 2.6v7.8 \
        A2.6 2.6 0 0 1 19 17h-1.5
        """), .area("M12 14.5l5 6H7z")),
  ]

  private static let speaker = """
    M2.4 9.4a1 1 0 0 1 1-1H6l5-4.2a.8.8 0 0 1 1.3.6V19.2a.8.8 0 0 1-1.3.6L6 15.6H3.4 \
    a1 1 0 0 1-1-1z
    """
}
