/// Divides a text into tokens, and finds the styles between them.
///
/// The syntax is CommonMark's inside a paragraph, with strikethrough. Lines, spaces, HTML and character references are
/// left as they are. The time is linear in the length of the text.
struct MarkdownScanner {
  /// The greatest length of the address and of the title of a link, in bytes.
  static let addressLimit = 2048

  private let source: MarkdownSource
  private var tokens: [MarkdownToken] = []
  private var offset = 0
  private var textStart = 0
  private var valueCount = 0
  /// The runs of marks that no style has used completely.
  private var marks: [MarkdownMarks] = []
  private var brackets: [Bracket] = []
  /// The number of brackets that no longer begin a link, since links are not inside links.
  private var inactiveCount = 0
  /// The offsets of the runs of backticks by their length, the last one first.
  private var backticks: [Int: [Int]] = [:]

  private struct Bracket {
    var token: Int
    /// The number of runs of marks before it.
    var marks: Int
    var kind: Kind

    enum Kind {
      case link, image, attributes
    }
  }

  static func tokens(of source: MarkdownSource) -> [MarkdownToken] {
    var scanner = MarkdownScanner(source)
    scanner.scan()
    return scanner.tokens
  }

  private init(_ source: MarkdownSource) {
    self.source = source
    let bytes = source.bytes
    var index = bytes.endIndex
    while index > 0 {
      guard bytes[index - 1] == UInt8(ascii: "`") else {
        index -= 1
        continue
      }
      let end = index
      while index > 0, bytes[index - 1] == UInt8(ascii: "`") { index -= 1 }
      backticks[end - index, default: []].append(index)
    }
  }

  private var bytes: [UInt8] { _read { yield source.bytes } }

  private mutating func scan() {
    while offset < bytes.count {
      switch bytes[offset] {
      case MarkdownSource.value:
        add(MarkdownToken(.value(valueCount)), length: 1)
        valueCount += 1
      case UInt8(ascii: "\\"): takeEscape()
      case UInt8(ascii: "`"): takeCode()
      case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"): takeMarks()
      case UInt8(ascii: "!") where byte(at: offset + 1) == UInt8(ascii: "["): takeBracket(.image, length: 2)
      case UInt8(ascii: "^") where byte(at: offset + 1) == UInt8(ascii: "["): takeBracket(.attributes, length: 2)
      case UInt8(ascii: "["): takeBracket(.link, length: 1)
      case UInt8(ascii: "]"): takeClosingBracket()
      case UInt8(ascii: "<"): takeAddress()
      default: offset += 1
      }
    }
    endText()
    MarkdownMatching.match(&marks, from: 0, in: &tokens)
  }

  private func byte(at offset: Int) -> UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private mutating func endText() {
    if textStart < offset { tokens.append(MarkdownToken(.text(textStart..<offset))) }
  }

  private mutating func add(_ token: MarkdownToken, length: Int) {
    endText()
    tokens.append(token)
    offset += length
    textStart = offset
  }

  /// Leaves out a backslash before a sign.
  private mutating func takeEscape() {
    guard let next = byte(at: offset + 1), next.isSign else { return offset += 1 }
    endText()
    textStart = offset + 1
    offset += 2
  }

  private mutating func takeCode() {
    let start = offset
    while byte(at: offset) == UInt8(ascii: "`") { offset += 1 }
    let length = offset - start
    while let next = backticks[length]?.last, next < offset { backticks[length]?.removeLast() }
    guard let end = backticks[length]?.last else { return }
    var code = offset..<end
    // A space on both sides separates backticks from those around.
    if code.count > 2, bytes[code.lowerBound] == UInt8(ascii: " "), bytes[code.upperBound - 1] == UInt8(ascii: " "),
      bytes[code].contains(where: { $0 != UInt8(ascii: " ") })
    {
      code = code.lowerBound + 1..<code.upperBound - 1
    }
    offset = start
    add(MarkdownToken(.code(part(code))), length: end + length - start)
  }

  /// Returns a part with the values in it, which are counted.
  private mutating func part(_ range: Range<Int>) -> MarkdownPart {
    defer { valueCount += bytes[range].count { $0 == MarkdownSource.value } }
    return MarkdownPart(bytes: range, firstValue: valueCount)
  }

  private mutating func takeMarks() {
    let (start, mark) = (offset, bytes[offset])
    var end = offset
    while byte(at: end) == mark { end += 1 }
    var run = MarkdownMarks(mark, start..<end, in: source)
    endText()
    run.token = tokens.count
    offset = end
    textStart = end
    tokens.append(MarkdownToken(.marks(run)))
    // Three tildes are no mark.
    if mark != UInt8(ascii: "~") || run.length < 3 { marks.append(run) }
  }

  private mutating func takeBracket(_ kind: Bracket.Kind, length: Int) {
    endText()
    brackets.append(Bracket(token: tokens.count, marks: marks.count, kind: kind))
    textStart = offset
    add(MarkdownToken(.bracket(offset..<offset + length)), length: length)
  }

  /// Ends a link, an image or a part with attributes if an address in parentheses follows.
  private mutating func takeClosingBracket() {
    guard let bracket = brackets.popLast() else { return offset += 1 }
    let isActive = bracket.kind != .link || brackets.count >= inactiveCount
    inactiveCount = min(inactiveCount, brackets.count)
    var reader = MarkdownAddressReader(bytes, at: offset + 1)
    guard isActive, let address = bracket.kind == .attributes ? reader.readAttributes() : reader.read() else {
      return offset += 1
    }
    var token = MarkdownToken(.nothing)
    token.ends = 1
    let style = MarkdownStyle.link(MarkdownPart(bytes: address, firstValue: valueCount))
    tokens[bracket.token].kind = .nothing
    tokens[bracket.token].starts = [bracket.kind == .link ? style : .plain]
    add(token, length: reader.offset - offset)
    valueCount += reader.values
    MarkdownMatching.match(&marks, from: bracket.marks, in: &tokens)
    if bracket.kind == .link { inactiveCount = brackets.count }
  }

  /// Takes an address between `<` and `>`.
  private mutating func takeAddress() {
    let limit = min(bytes.count, offset + Self.addressLimit)
    var end = offset + 1
    while end < limit, bytes[end] > 0x20, bytes[end] != UInt8(ascii: "<"), bytes[end] != UInt8(ascii: ">") { end += 1 }
    let address = offset + 1..<end
    guard byte(at: end) == UInt8(ascii: ">"), let prefix = MarkdownAddressReader.prefix(of: bytes[address]) else {
      return offset += 1
    }
    add(MarkdownToken(.link(part(address), scheme: prefix)), length: address.count + 2)
  }
}

extension UInt8 {
  /// Whether a backslash before the byte is left out.
  var isSign: Bool {
    switch self {
    case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
    default: false
    }
  }
}
