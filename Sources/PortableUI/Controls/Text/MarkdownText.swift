import Foundation

/// A text with Markdown, as its parts.
struct MarkdownText {
  private let source: MarkdownSource
  /// The greatest number of styles around a part. Further ones are left out.
  static let depthLimit = 16

  init(_ source: MarkdownSource) { self.source = source }

  init(_ string: String) {
    var source = MarkdownSource()
    source.add(string[...])
    self.source = source
  }

  /// Returns the parts of the text. In an environment, the values of addresses are known.
  func shown(in environment: EnvironmentValues) -> ShownText {
    var tree = MarkdownTree(source, environment)
    let runs = tree.runs(of: MarkdownScanner.tokens(of: source))
    if runs.contains(where: { $0.needsElement(in: environment) }) { return .runs(runs) }
    return .string(runs.map { $0.string(in: environment) }.joined())
  }
}

extension ShownText {
  /// The text without its styles. Images are left out.
  func string(in environment: EnvironmentValues) -> String {
    switch self {
    case .string(let string): string
    case .runs(let runs): runs.map { $0.string(in: environment) }.joined()
    }
  }
}

/// Collects the parts of a text by their styles.
private struct MarkdownTree {
  private let source: MarkdownSource
  private let environment: EnvironmentValues
  /// The open styles from the outside to the inside, and what they contain. The first one is the text.
  private var open: [(style: Style, runs: [TextRun])] = [(.none, [])]
  private enum Style {
    case none
    case span(MarkdownSpan.Style)
    case link(URL)
  }

  /// The number of open styles that are left out, since they are too deep.
  private var skipped = 0

  init(_ source: MarkdownSource, _ environment: EnvironmentValues) {
    self.source = source
    self.environment = environment
  }

  mutating func runs(of tokens: [MarkdownToken]) -> [TextRun] {
    for token in tokens {
      for _ in 0..<token.ends { end() }
      add(token.kind)
      for style in token.starts.reversed() { start(style) }
    }
    return open[0].runs
  }

  private mutating func add(_ kind: MarkdownToken.Kind) {
    switch kind {
    case .nothing: break
    case .text(let range), .bracket(let range): add(String(decoding: source.bytes[range], as: UTF8.self))
    case .marks(let marks): add(String(repeating: Character(Unicode.Scalar(marks.mark)), count: marks.rest))
    case .value(let number): open[open.count - 1].runs.append(source.values[number])
    case .code(let part): add(MarkdownSpan(style: .code, runs: [.text(Text(verbatim: string(of: part)))]))
    case .link(let part, let scheme):
      let address = string(of: part)
      let runs = [TextRun.text(Text(verbatim: address))]
      guard let target = URL(string: scheme + address), target.isOpenedByBrowsers else { return add(address) }
      add(MarkdownLink(target: target, runs: runs))
    }
  }

  private mutating func add(_ string: String) {
    if !string.isEmpty { open[open.count - 1].runs.append(.text(Text(verbatim: string))) }
  }

  private mutating func add(_ view: any InlineView) { open[open.count - 1].runs.append(.view(view)) }

  private mutating func start(_ style: MarkdownStyle) {
    guard open.count <= MarkdownText.depthLimit else { return skipped += 1 }
    let shown: Style =
      switch style {
      case .emphasis: .span(.emphasis)
      case .strong: .span(.strong)
      case .strikethrough: .span(.strikethrough)
      case .plain: .none
      case .link(let part): link(to: part)
      }
    open.append((shown, []))
  }

  /// Returns no style for an address that could run code.
  private func link(to part: MarkdownPart) -> Style {
    let address = string(of: part, isEscaped: true)
    guard !address.isEmpty, let target = URL(string: address), target.isOpenedByBrowsers else { return .none }
    return .link(target)
  }

  private mutating func end() {
    guard skipped == 0 else { return skipped -= 1 }
    guard open.count > 1, let inner = open.popLast() else { return }
    switch inner.style {
    case .none: open[open.count - 1].runs += inner.runs
    case .span(let style): add(MarkdownSpan(style: style, runs: inner.runs))
    case .link(let target): add(MarkdownLink(target: target, runs: inner.runs))
    }
  }

  /// Returns the bytes of a part with the values in it.
  private func string(of part: MarkdownPart, isEscaped: Bool = false) -> String {
    var bytes: [UInt8] = []
    var value = part.firstValue
    var index = part.bytes.lowerBound
    while index < part.bytes.upperBound {
      let byte = source.bytes[index]
      if byte == MarkdownSource.value {
        bytes += source.values[value].string(in: environment).utf8
        value += 1
      } else if isEscaped, byte == UInt8(ascii: "\\"), index + 1 < part.bytes.upperBound, source.bytes[index + 1].isSign
      {
        index += 1
        bytes.append(source.bytes[index])
      } else {
        bytes.append(byte)
      }
      index += 1
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
