/// The element around everything that a host shows; what stands in front of the page comes last.
struct Page {
  let content: TupleView<AnyView, OutletView>

  init(content: AnyView, front: Outlet) {
    self.content = TupleView(content: (content, OutletView(outlet: front)))
  }
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
