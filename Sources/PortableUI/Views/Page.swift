/// The element around everything that a host shows.
struct Page {
  let content: AnyView
}

extension Page: ElementView {
  typealias Body = Never

  static func _makeNode(_ view: Page, in context: _NodeContext) -> _ViewNode<Page> {
    makeElement(view, in: context)
  }

  func describe(in environment: EnvironmentValues) -> ElementDescription {
    ElementDescription(.main)
  }
}
