import Foundation

/// A link in a text with Markdown.
struct MarkdownLink: Equatable, Sendable {
  let target: URL
  let runs: [TextRun]
}

extension MarkdownLink: InlineView {
  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    MarkdownLinkNode(view, in: context)
  }

  nonisolated func isEqual(to other: any InlineView) -> Bool { self == other as? MarkdownLink }

  nonisolated func string(in environment: EnvironmentValues) -> String {
    runs.map { $0.string(in: environment) }.joined()
  }
}

/// The node of a link, which is a mere text inside a control: an element of HTML that is pressed contains no other.
@MainActor
private final class MarkdownLinkNode: SingleChildNode<MarkdownLink, MarkdownSpan> {
  private var isInControl = false

  init(_ view: MarkdownLink, in context: _NodeContext) {
    super.init(in: context)
    var outer = parentElement
    while let element = outer, !isInControl {
      isInControl = element.tag.isControl
      outer = element.parentElement
    }
    makeChild(span(view))
  }

  override func update(to view: MarkdownLink) { child?.update(to: span(view)) }

  private func span(_ view: MarkdownLink) -> MarkdownSpan {
    MarkdownSpan(style: isInControl ? .coveredLink : .link(view.target), runs: view.runs)
  }
}
