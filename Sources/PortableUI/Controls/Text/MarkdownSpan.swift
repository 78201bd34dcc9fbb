import Foundation

/// A part of a text with a style of Markdown.
struct MarkdownSpan: Equatable, Sendable {
  let style: Style
  let runs: [TextRun]

  enum Style: Equatable, Sendable {
    case emphasis, strong, strikethrough, code
    case link(URL)
    /// A link that is part of a control, and cannot be pressed by itself.
    case coveredLink
  }
}

extension MarkdownSpan: InlineView {
  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> { makeElement(view, context) }

  nonisolated func isEqual(to other: any InlineView) -> Bool { self == other as? MarkdownSpan }

  nonisolated func string(in environment: EnvironmentValues) -> String {
    runs.map { $0.string(in: environment) }.joined()
  }
}

extension MarkdownSpan: ElementView {
  var content: TextRuns { TextRuns(runs) }

  func describe(in environment: EnvironmentValues) -> ElementDescription {
    var description = element(in: environment)
    if !runs.contains(where: { $0.needsElement(in: environment) }) { description.text = string(in: environment) }
    return description
  }

  private func element(in environment: EnvironmentValues) -> ElementDescription {
    switch style {
    case .emphasis: return ElementDescription(.em)
    case .strong: return ElementDescription(.strong)
    case .strikethrough: return ElementDescription(.del)
    case .code: return ElementDescription(.code, class: .monospaced)
    case .coveredLink: return ElementDescription(.span, class: .text)
    case .link(let target):
      var description = ElementDescription(.a, class: .inlineLink)
      if environment.isEnabled { description.set(.href, target.absoluteString) }
      if environment.hasOwnOpenURL { description.events = .click }
      return description
    }
  }

  func handle(_ action: Event.Action, of node: ElementNode<Self>) -> EventOutcome {
    guard case .link(let target) = style, node.environment.isEnabled else { return .invalidPayload }
    node.environment.openURL(target)
    return .handled
  }
}
