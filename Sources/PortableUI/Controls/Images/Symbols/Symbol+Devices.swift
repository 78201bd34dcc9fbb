extension Symbol {
  static let devices: [SymbolSketch] = [
    .init("iphone", "slash circle", .area(box(6.5, 2.5, 11, 19, 2.8)), .mark("M10.5 5.4h3")),
    .init("iphone.homebutton", "", .area(box(6.5, 2.5, 11, 19, 2.2)), .mark("M6.5 16.8h11M12 19.2v.01")),
    .init(
      "iphone.radiowaves.left.and.right", "", .area(box(8, 4.5, 8, 15, 2)), .mark("M11.2 7h1.6"),
      .line(
        """
        M5.2 8.5a8 8 0 0 0 0 7M18.8 8.5a8 8 0 0 1 0 7M2.2 6.5a12 12 0 0 0 0 11M21.8 6.5 \
        a12 12 0 0 1 0 11
        """)),
    .init(
      "ipad.and.iphone", "", .line("M13 20.5H5a2 2 0 0 1-2-2v-13a2 2 0 0 1 2-2h10.5a2 2 0 0 1 2 2V6.5"),
      .area(box(15.2, 9, 6.4, 11.5, 1.6))),
    .init("ipad", "", .area(box(4, 2.8, 16, 18.4, 2.6)), .mark("M10.4 18.2h3.2")),
    .init("laptopcomputer", "", .area(box(4.2, 4.5, 15.6, 11.5, 2)), .line("M2 19.2h20")),
    .init("desktopcomputer", "", .area(box(2.2, 3.5, 19.6, 13, 2.2)), .line("M12 16.5v4M8 20.5h8")),
    .init("display", "", .area(box(2.2, 4, 19.6, 13, 2.2)), .line("M12 17v3.5M8.5 20.5h7")),
    .init("pc", "", .area(box(6.5, 2.5, 11, 19, 2)), .mark("M9.8 6h4.4M9.8 9h4.4M12 17.5v.01")),
    .init(
      "macbook.and.iphone", "", .line("M13 16H5.2M13.5 19.2H2M4.2 14.5V6.6a2 2 0 0 1 2-2h11.6a2 2 0 0 1 2 2V8"),
      .area(box(16, 10.4, 5.8, 10.2, 1.6))),
    .init(
      "laptopcomputer.trianglebadge.exclamationmark", "",
      .line("M11 19.2H2M4.2 16V6.5a2 2 0 0 1 2-2h11.6a2 2 0 0 1 2 2v3.2M4.2 16H11"),
      .line("M17.3 11.8l5 9h-10zM17.3 15.2v2M17.3 18.9v.01")),
    .init(
      "applewatch", "", .area(box(6, 6, 12, 12, 3)), .line("M8.4 5.8L9 2.8h6l.6 3M8.4 18.2l.6 3h6l.6-3M20.2 10.5v2.5")),
    .init("appletv", "", .area(box(2.5, 7.5, 19, 9, 2.4)), .mark("M9 12h6")),
    .init(
      "visionpro", "",
      .area(
        """
        M6.6 6.8h10.8c2.6 0 4.4 2 4.4 5.2s-1.6 5.2-4 5.2c-2.6 0-3.4-2.4-5.8-2.4s-3.2 2.4-5.8 2.4 \
        c-2.4 0-4-2-4-5.2s1.8-5.2 4.4-5.2z
        """)),
    .init(
      "server.rack", "", .area(box(3, 3, 18, 5, 1.4) + box(3, 9.5, 18, 5, 1.4) + box(3, 16, 18, 5, 1.4)),
      .mark("M6.4 5.5h.01M6.4 12h.01M6.4 18.5h.01M14 5.5h3.6M14 12h3.6M14 18.5h3.6")),
    .init(
      "internaldrive", "fill",
      .area(
        """
        M6.4 5h11.2a2 2 0 0 1 1.8 1.2L21.4 12v4.6a2.4 2.4 0 0 1-2.4 2.4H5a2.4 2.4 0 0 1-2.4-2.4 \
        V12L4.6 6.2A2 2 0 0 1 6.4 5z
        """), .mark("M3 12.2h18M17.4 15.6h.01M6.6 15.6h5")),
    .init("externaldrive", "fill badge.plus", .area(box(2.5, 6, 19, 12, 2.8)), .mark("M2.7 13h18.6M17.6 15.5h.01")),
    .init(
      "cpu", "fill", .area(box(5.5, 5.5, 13, 13, 2.2)), .mark(box(9.6, 9.6, 4.8, 4.8, 0.8)),
      .line(
        """
        M9 2.6v2.6M12 2.6v2.6M15 2.6v2.6M9 18.8v2.6M12 18.8v2.6M15 18.8v2.6M2.6 9h2.6M2.6 12h2.6 \
        M2.6 15h2.6M18.8 9h2.6M18.8 12h2.6M18.8 15h2.6
        """)),
    .init(
      "memorychip", "fill", .area(box(2.5, 7, 19, 10, 2)),
      .line(
        """
        M6 17.2v2.4M10 17.2v2.4M14 17.2v2.4M18 17.2v2.4M6 6.8V4.4M10 6.8V4.4M14 6.8V4.4M18 6.8 \
        V4.4
        """), .mark("M7 10.5v3M12 10.5v3M17 10.5v3")),
    .init(
      "keyboard", "fill badge.ellipsis", .area(box(2, 5.5, 20, 13, 2.6)),
      .mark(
        """
        M5.8 9h.01M9 9h.01M12 9h.01M15 9h.01M18.2 9h.01M5.8 12h.01M9 12h.01M12 12h.01M15 12h.01 \
        M18.2 12h.01M8.6 15.2h6.8
        """)),
    .init("computermouse", "fill", .area(box(6.5, 2.8, 11, 18.4, 5.5)), .mark("M12 6.5v3.5")),
    .init(
      "printer", "",
      .area(
        """
        M5 8.5h14a2.6 2.6 0 0 1 2.6 2.6v4.5a1.8 1.8 0 0 1-1.8 1.8H4.2a1.8 1.8 0 0 1-1.8-1.8v-4.5 \
        A2.6 2.6 0 0 1 5 8.5z
        """), .line("M6.5 8.3V4.6A1.6 1.6 0 0 1 8.1 3h7.8a1.6 1.6 0 0 1 1.6 1.6v3.7"), .mark("M6.8 21v-7.4h10.4V21z")),
    .init(
      "scanner", "fill", .area(box(2.5, 12, 19, 7.5, 2.2)), .line("M4 12L17 4.5"), .mark("M6.5 15.8h6M17 15.8h.01")),
    .init(
      "faxmachine", "fill",
      .area(
        """
        M5 10h14a2.6 2.6 0 0 1 2.6 2.6v5a2.4 2.4 0 0 1-2.4 2.4H4.8a2.4 2.4 0 0 1-2.4-2.4v-5 \
        A2.6 2.6 0 0 1 5 10z
        """), .line("M9.5 9.8V4.6A1.6 1.6 0 0 1 11.1 3h5.3A1.6 1.6 0 0 1 18 4.6v5.2M5.5 9.8V6"),
      .mark(
        """
        M6 13.5v3.5M10.5 13.8h.01M14 13.8h.01M17.5 13.8h.01M10.5 16.8h.01M14 16.8h.01M17.5 16.8 \
        h.01
        """)),
    .init(
      "simcard", "fill",
      .area(
        """
        M7.2 2.8h6.4L19 8.2v10.6a2.4 2.4 0 0 1-2.4 2.4H7.4A2.4 2.4 0 0 1 5 18.8V5 \
        a2.2 2.2 0 0 1 2.2-2.2z
        """), .mark(box(8.5, 11.5, 7, 6, 1.2) + "M12 11.5v6")),
    .init(
      "qrcode", "", .area(box(3.5, 3.5, 6.6, 6.6, 1.2) + box(13.9, 3.5, 6.6, 6.6, 1.2) + box(3.5, 13.9, 6.6, 6.6, 1.2)),
      .line(
        """
        M6.8 6.8h.01M17.2 6.8h.01M6.8 17.2h.01M14.2 14.2h.01M17.4 14.2v3.2M20.4 14.2h.01 \
        M14.2 17.4v3M20.4 17.4v3h-3
        """)),
    .init("barcode", "", .line("M3.5 5v14M7 5v14M10 5v14M13.5 5v14M17 5v14M20.5 5v14")),
    .init("apple.terminal", "fill", .area(box(2.5, 4.5, 19, 15, 3)), .mark("M6.5 9l3 3l-3 3M12 15h4.5")),
    .init("safari", "fill", .area(circle(12, 12, 9.2)), .mark("M16 8l-2.2 5.8L8 16l2.2-5.8z")),
    .init(
      "finder", "", .area(box(3.2, 3.2, 17.6, 17.6, 3.6)),
      .mark("M8.6 8.4v2M15.4 8.4v2M7.4 14.2c1.2 1.4 2.8 2.1 4.6 2.1s3.4-.7 4.6-2.1")),
    .init("dock.rectangle", "", .area(box(2.5, 4.5, 19, 15, 3)), .mark("M6.5 15.5h11")),
    .init("platter.filled.bottom.iphone", "", .line(box(6.5, 2.5, 11, 19, 2.8)), .solid(box(9.6, 14.4, 4.8, 4, 0.8))),
    .init(
      "poweroutlet.type.b", "fill", .area(box(3.5, 3.5, 17, 17, 3.5)), .mark("M9.2 8.2v3.2M14.8 8.2v3.2M12 15.2v1.6")),
    .init(
      "powerplug", "fill", .area("M6 9h12v2.5a5.5 5.5 0 0 1-5.5 5.5h-1A5.5 5.5 0 0 1 6 11.5z"),
      .line("M9 9V3.5M15 9V3.5M12 17v4")),
    .init("battery.100", "", .area(box(2, 7, 17.5, 10, 2.6)), .line("M22 10.6v2.8"), .solid(box(5, 10, 11.5, 4, 0.6))),
    .init("battery.50", "", .line(box(2, 7, 17.5, 10, 2.6)), .line("M22 10.6v2.8"), .solid(box(5, 10, 4.5, 4, 0.6))),
    .init("battery.25", "", .line(box(2, 7, 17.5, 10, 2.6)), .line("M22 10.6v2.8"), .solid(box(5, 10, 1.4, 4, 0.4))),
    .init("battery.0", "", .line(box(2, 7, 17.5, 10, 2.6)), .line("M22 10.6v2.8")),
    .init("opticaldisc", "fill", .area(circle(12, 12, 9.2)), .mark(circle(12, 12, 2.8))),
    .init("cursorarrow", "", .area("M5.5 3.5l13 9.2l-5.8.9l3 5.8l-2.6 1.3l-3-5.8l-4.6 4z")),
    .init(
      "pointer.arrow.click.2", "", .area("M9.5 9.5l11.5 4.4l-4.8 2.2l-2.2 4.9z"),
      .line("M3.6 12.5A8.6 8.6 0 0 1 12.5 3.6M7 12A5.2 5.2 0 0 1 12 7")),
    .init(
      "m4.button.horizontal", "", .area(box(2, 7, 20, 10, 5)), .mark("M6.5 14.5v-5l2.6 3l2.6-3v5M17 14.5v-5l-3 3.5h4")),
    .init(
      "bolt.trianglebadge.exclamationmark", "fill", .area("M11.5 2.8L3.8 13h5.4l-1 8.2l3.6-4.6"),
      .line("M17 10.4l5 9h-10zM17 13.6v2.2M17 17.4v.01")),
    .init(
      "arrowtriangle.right.and.line.vertical.and.arrowtriangle.left", "fill",
      .area("M2.8 7.5v9L8.4 12zM21.2 7.5v9L15.6 12z"), .line("M12 3.5v17")),
  ]
}
