extension Symbol {
  static let texts: [SymbolSketch] = [
    .init("line.3.horizontal", "circle circle.fill", .line("M4 6h16M4 12h16M4 18h16")),
    .init("line.3.horizontal.decrease", "circle circle.fill", .line("M3.5 6.5h17M6.5 12h11M9.8 17.5h4.4")),
    .init("list.bullet", "circle circle.fill rectangle", .line("M9.5 6H20.5M9.5 12H20.5M9.5 18H20.5"), .area(bullets)),
    .init(
      "list.bullet.badge.ellipsis", "", .line("M9.5 6H20.5M9.5 12H20.5M9.5 18h2.5M15 18.5h.01M18 18.5h.01M21 18.5h.01"),
      .area(bullets)),
    .init("list.dash", "", .line("M9.5 6H20.5M9.5 12H20.5M9.5 18H20.5M3.8 6h1.6M3.8 12h1.6M3.8 18h1.6")),
    .init(
      "list.number", "",
      .line(
        """
        M10.5 6h10M10.5 12h10M10.5 18h10M3.6 4.4l1.6-.9v5M3.4 10.9a1.4 1.4 0 1 1 2.5 1l-2.5 2.6 \
        h2.7M3.4 17h2.5l-1.4 1.6a1.35 1.35 0 1 1-1.2 2.1
        """)),
    .init("list.bullet.indent", "", .line("M9.5 6H20.5M13.5 12h7M13.5 18h7M4.5 6h.01M8.5 12h.01M8.5 18h.01")),
    .init("checklist", "", .line("M11.5 6.5h9M11.5 12h9M11.5 17.5h9M3.2 6.6l1.8 1.8l3-3.8M3.2 16.6l1.8 1.8l3-3.8")),
    .init(
      "list.bullet.rectangle", "fill", .area(box(2.5, 4.5, 19, 15, 3)),
      .mark("M10.5 9h7M10.5 12h7M10.5 15h7M6.7 9h.01M6.7 12h.01M6.7 15h.01")),
    .init(
      "list.bullet.rectangle.portrait", "fill", .area(box(4.5, 2.8, 15, 18.4, 3)),
      .mark("M11.2 8h4.8M11.2 12h4.8M11.2 16h4.8M8 8h.01M8 12h.01M8 16h.01")),
    .init(
      "list.bullet.below.rectangle", "", .area(box(3, 3, 18, 7.5, 2)),
      .line("M9 14.8H20.5M9 19.8H20.5M4.5 14.8h.01M4.5 19.8h.01")),
    .init("text.alignleft", "", .line("M4 5.5h16M4 10h10M4 14.5h16M4 19h10")),
    .init("text.aligncenter", "", .line("M4 5.5h16M7 10h10M4 14.5h16M7 19h10")),
    .init("text.alignright", "", .line("M4 5.5h16M10 10h10M4 14.5h16M10 19h10")),
    .init("text.justify", "", .line("M4 5.5h16M4 10h16M4 14.5h16M4 19h16")),
    .init("text.append", "", .line("M4 5.5h16M4 10h16M4 14.5h7M4 19h7M17.5 13.5v7M14 17h7")),
    .init("text.badge.plus", "", .line("M4 5.5h16M4 10h16M4 14.5h8M4 19h8"), .line("M18 13.8v7M14.5 17.3h7")),
    .init("text.badge.minus", "", .line("M4 5.5h16M4 10h16M4 14.5h8M4 19h8"), .line("M14.5 17.3h7")),
    .init("text.badge.checkmark", "", .line("M4 5.5h16M4 10h16M4 14.5h8M4 19h8"), .line("M14.8 17.4l2.4 2.5l4.3-5.4")),
    .init(
      "text.badge.xmark", "", .line("M4 5.5h16M4 10h16M4 14.5h8M4 19h8"), .line("M15.3 14.8l5.2 5.2M20.5 14.8l-5.2 5.2")
    ),
    .init("text.badge.star", "", .line("M4 5.5h16M4 10h16M4 14.5h7M4 19h7"), .line(star(17.8, 17.6, 4, 1.9))),
    .init(
      "text.magnifyingglass", "", .line("M4 5.5h16M4 10h6.5M4 14.5h4.5M4 19h6"),
      .line(circle(15.2, 14.2, 4) + "M18.2 17.2L21.2 20.2")),
    .init("textformat", "", .line("M2.5 18.5L7.8 5.5l5.3 13M4.3 14h7" + circle(18, 15.3, 3.2) + "M21.2 12v6.5")),
    .init("textformat.size", "", .line("M2.5 19L8.5 4.5L14.5 19M4.5 14h8M14.5 12.5L17.5 9L21 19M16.2 15.5h3.6")),
    .init("textformat.size.larger", "", .line("M4.5 19.5L12 4.5l7.5 15M7.2 14.5h9.6")),
    .init("textformat.size.smaller", "", .line("M7.5 17.5L12 7.5l4.5 10M9.2 14h5.6")),
    .init(
      "textformat.characters", "",
      .line(
        """
        M2.5 18.5L7.2 5.5l4.7 13M4.1 14h6.2M14.8 5.5v13h3.4a3.4 3.4 0 0 0 0-6.8h-3.4M14.8 5.5 \
        h2.6a3.1 3.1 0 0 1 0 6.2
        """)),
    .init(
      "textformat.abc", "",
      .line(circle(4.8, 14, 2.6) + "M7.4 11.2v5.6M10 7v9.8" + circle(12.6, 14, 2.6) + "M21.8 12a2.7 2.7 0 1 0 0 4")),
    .init("bold", "", .line("M7 4.5v15h6.3a4.1 4.1 0 0 0 0-8.2H7M7 4.5h5.3a3.4 3.4 0 0 1 0 6.8")),
    .init("italic", "", .line("M10.5 4.5H17M7 19.5h6.5M14.2 4.5l-4.4 15")),
    .init("underline", "", .line("M7 3.5v7.8a5 5 0 0 0 10 0V3.5M5.5 20.5h13")),
    .init(
      "strikethrough", "",
      .line(
        """
        M16.8 7.6c-.6-1.9-2.3-3-4.8-3c-2.8 0-4.7 1.4-4.7 3.5c0 1.8 1.3 2.9 3.6 3.7M4 12h16 \
        M6.9 16.2c.6 2 2.5 3.2 5.2 3.2c3 0 4.9-1.4 4.9-3.5c0-.7-.2-1.3-.6-1.9
        """)),
    .init(
      "curlybraces", "",
      .line(
        """
        M8.5 4C6.3 4 5.8 5 5.8 6.8v2.4c0 1.7-.6 2.8-2.3 2.8c1.7 0 2.3 1.1 2.3 2.8v2.4 \
        C5.8 19 6.3 20 8.5 20M15.5 4c2.2 0 2.7 1 2.7 2.8v2.4c0 1.7.6 2.8 2.3 2.8 \
        c-1.7 0-2.3 1.1-2.3 2.8v2.4c0 1.8-.5 2.8-2.7 2.8
        """)),
    .init(
      "chevron.left.forwardslash.chevron.right", "", .line("M7.5 7L2.5 12L7.5 17M16.5 7l5 5l-5 5M13.8 4.5l-3.6 15")),
    .init("quote.opening", "", .area(openingQuote), filled: nil),
    .init("quote.closing", "", .area(turned(openingQuote, by: 180))),
    .init(
      "character.cursor.ibeam", "",
      .line(
        """
        M3 17.5L7.5 6.5L12 17.5M4.6 13.8h5.8M15 4.5c1.5 0 2.5.6 2.5 2v11c0 1.4-1 2-2.5 2M20 4.5 \
        c-1.5 0-2.5.6-2.5 2v11c0 1.4 1 2 2.5 2
        """)),
    .init("doc", "fill badge.plus fill.badge.plus", .area(document), .mark("M13.2 3v3.6a2 2 0 0 0 2 2H18.8")),
    .init("doc.text", "fill", .area(document), .mark("M13.2 3v3.6a2 2 0 0 0 2 2H18.8M8.5 12.8h7M8.5 16.5h7")),
    .init(
      "doc.plaintext", "fill", .area("M7 2.8H17a2 2 0 0 1 2 2V19.2a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V4.8a2 2 0 0 1 2-2z"),
      .mark("M8.5 8h7M8.5 12h7M8.5 16h4")),
    .init(
      "doc.richtext", "fill", .area("M7 2.8H17a2 2 0 0 1 2 2V19.2a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V4.8a2 2 0 0 1 2-2z"),
      .mark("M8.5 7h7v4h-7zM8.5 14.2h7M8.5 17.5h4")),
    .init(
      "text.page", "", .area("M7 2.8H17a2 2 0 0 1 2 2V19.2a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V4.8a2 2 0 0 1 2-2z"),
      .mark("M8.5 7h7M8.5 10.3h7M8.5 13.7h7M8.5 17h3.5")),
    .init(
      "doc.on.doc", "fill", .area("M5.5 8H10l4.5 4.5v6.5a2 2 0 0 1-2 2h-7a2 2 0 0 1-2-2V10a2 2 0 0 1 2-2z"),
      .line("M9.5 4.8V4.7a2 2 0 0 1 2-1.7H16l4.5 4.5V14a2 2 0 0 1-2 2h-.6"),
      filled: [
        .area("M5.5 8H10l4.5 4.5v6.5a2 2 0 0 1-2 2h-7a2 2 0 0 1-2-2V10a2 2 0 0 1 2-2z"),
        .area("M9.5 4.9a2 2 0 0 1 2-1.9H15.5l5 5V14a2 2 0 0 1-2 2h-.8V11.6L11.2 4.9z"),
      ]),
    .init(
      "doc.on.clipboard", "fill",
      .line(
        """
        M9 19.5H6.5a2.5 2.5 0 0 1-2.5-2.5V7a2.5 2.5 0 0 1 2.5-2.5H7M13.5 4.5h.5 \
        A2.5 2.5 0 0 1 16.5 7v.8
        """ + box(7, 2.8, 6.5, 3.6, 1.2)),
      .area("M13.5 10.5h3.5l3.5 3.5v5.2a2 2 0 0 1-2 2h-5a2 2 0 0 1-2-2v-6.7a2 2 0 0 1 2-2z")),
    .init(
      "clipboard", "fill",
      .area(
        """
        M8.5 4.5H7A2.5 2.5 0 0 0 4.5 7v11.5A2.5 2.5 0 0 0 7 21h10a2.5 2.5 0 0 0 2.5-2.5V7 \
        A2.5 2.5 0 0 0 17 4.5H15.5z
        """), .mark(box(8.5, 2.8, 7, 3.8, 1.4)),
      filled: clipboardFilled),
    .init(
      "list.bullet.clipboard", "fill", .line(clipboard), .mark("M8.2 11.2h.01M8.2 16h.01M11.2 11.2h5M11.2 16h5"),
      filled: clipboardFilled + [.mark("M8.2 11.2h.01M8.2 16h.01M11.2 11.2h5M11.2 16h5")]),
    .init(
      "pencil.and.list.clipboard", "",
      .line(
        """
        M8.5 4.5H7A2.5 2.5 0 0 0 4.5 7v11.5A2.5 2.5 0 0 0 7 21h4.5M15.5 4.5H17 \
        A2.5 2.5 0 0 1 19.5 7v2.5
        """ + box(8.5, 2.8, 7, 3.8, 1.4)), .line("M8.2 11.2h.01M8.2 15.5h.01M11.2 11.2h3.5"),
      .area("M14 21.2l.6-2.8l5-5l2.2 2.2l-5 5z")),
    .init("note.text", "badge.plus", .area(box(3.5, 3.5, 17, 17, 3.5)), .mark("M7.5 8.5h9M7.5 12h9M7.5 15.5h5")),
    .init("text.pad.header", "", .area(box(4, 3.5, 16, 17, 3)), .mark("M4 8.5h16M8 12.5h8M8 16h5")),
    .init(
      "newspaper", "fill",
      .area(
        """
        M4.5 4.5h11.2a1.8 1.8 0 0 1 1.8 1.8V19.5H5.2a2.7 2.7 0 0 1-2.7-2.7V6.5a2 2 0 0 1 2-2z
        """), .line("M17.5 9.5h2a2 2 0 0 1 2 2v6a2 2 0 0 1-4 0"), .mark("M6 8.5h8M6 12.2h3M12 12.2h2M6 15.8h8")),
    .init(
      "book", "fill",
      .area(
        """
        M12 6.3C10 4.8 7.3 4.2 3.5 4.2a1 1 0 0 0-1 1V17.3a1 1 0 0 0 1 1c3.8 0 6.5.6 8.5 2.1 \
        c2-1.5 4.7-2.1 8.5-2.1a1 1 0 0 0 1-1V5.2a1 1 0 0 0-1-1c-3.8 0-6.5.6-8.5 2.1z
        """), .mark("M12 6.6V20")),
    .init(
      "book.pages", "",
      .area(
        """
        M12 7C10 5.5 7.3 4.9 3.5 4.9a1 1 0 0 0-1 1V17.6a1 1 0 0 0 1 1c3.8 0 6.5.6 8.5 2.1 \
        c2-1.5 4.7-2.1 8.5-2.1a1 1 0 0 0 1-1V5.9a1 1 0 0 0-1-1c-3.8 0-6.5.6-8.5 2.1z
        """),
      .mark(
        """
        M12 7.3V20M5.5 9.2c1.4.1 2.6.3 3.7.8M5.5 13.2c1.4.1 2.6.3 3.7.8M18.5 9.2 \
        c-1.4.1-2.6.3-3.7.8M18.5 13.2c-1.4.1-2.6.3-3.7.8
        """)),
    .init(
      "book.closed", "fill", .area("M7.5 2.8H19V21H7.5A2.5 2.5 0 0 1 5 18.5V5.3a2.5 2.5 0 0 1 2.5-2.5z"),
      .mark("M5.2 17.5a2 2 0 0 1 1.8-1.2H18.6")),
    .init(
      "books.vertical", "fill",
      .area(
        box(3, 4.5, 4.5, 16, 1.2) + box(9, 3, 4.5, 17.5, 1.2) + """
          M15.4 6.2l3-.8a.8.8 0 0 1 1 .6l2.9 12.4a.8.8 0 0 1-.6 1l-2.9.7a.8.8 0 0 1-1-.6L14.8 7.1 \
          a.8.8 0 0 1 .6-.9z
          """)),
    .init(
      "bookmark", "fill slash circle circle.fill", .area("M8 3h8a2 2 0 0 1 2 2V20.8L12 16L6 20.8V5a2 2 0 0 1 2-2z")),
    .init(
      "calendar", "circle circle.fill badge.plus", .area(box(3.2, 4.5, 17.6, 16, 3)),
      .line("M7.8 2.6v3.6M16.2 2.6v3.6"), .mark("M3.2 9.5h17.6"),
      .detail("M8 13.2h.01M12 13.2h.01M16 13.2h.01M8 16.8h.01M12 16.8h.01")),
    .init(
      "checkmark.seal.text.page", "",
      .line("M9 21H7a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2v4M8.5 7.5h7M8.5 11h3"),
      .line(circle(16.2, 16.8, 4.6) + "M14.2 17l1.5 1.5l2.6-3.2")),
    .init(
      "info.circle.text.page", "", .line("M9 21H7a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2v4M8.5 7.5h7M8.5 11h3"),
      .line(circle(16.2, 16.8, 4.6) + "M16.2 16.6v2.3M16.2 14.6v.01")),
    .init(
      "highlighter", "", .area("M14.8 3.8l5.4 5.4l-7.7 7.7H8.6l-1.5-1.5V11.5z"),
      .line("M11 7.6l5.4 5.4M8 16L4.5 19.5H3M12 20.5h8.5")),
    .init(
      "signature", "",
      .line(
        """
        M3 17.5c4-4 8.5-9.8 7.5-12.3c-1.4-2.4-4.2 4-3.4 9.3c.5 3 2.6 2 4-.8c.4 2 1 2.6 2.2 1.4 \
        c.8-.8 1.2-1.6 1.8-1.4c.8.4.6 2 2 1.8c1-.2 1.6-.8 3.9-.8M3 20.8h18
        """)),
  ]

  private static let bullets = circle(4.6, 6, 0.45) + circle(4.6, 12, 0.45) + circle(4.6, 18, 0.45)
  private static let openingQuote =
    """
    M4 13.5v-1.2C4 9 5.8 6.9 9 6.2v2.6C7.6 9.3 6.9 10.2 6.8 11.8H9.2V17.5H4zM14 13.5v-1.2 \
    C14 9 15.8 6.9 19 6.2v2.6c-1.4.5-2.1 1.4-2.2 3H19.2V17.5H14z
    """
  private static let clipboard =
    """
    M8.5 4.5H7A2.5 2.5 0 0 0 4.5 7v11.5A2.5 2.5 0 0 0 7 21h10a2.5 2.5 0 0 0 2.5-2.5V7 \
    A2.5 2.5 0 0 0 17 4.5H15.5
    """ + box(8.5, 2.8, 7, 3.8, 1.4)
  private static let clipboardFilled: [SymbolSketch.Part] = [
    .area(box(4.5, 4.5, 15, 16.5, 2.5)), .hole("M8.2 4.5h7.6v1.8h-7.6z"), .area(box(9.2, 3.1, 5.6, 2.2, 0.6)),
  ]
}
