/// The element around everything that a host shows; the dialogs come last.
struct Page {
  let content: TupleView<AnyView, OutletView>

  init(content: AnyView, dialogs: Outlet) {
    self.content = TupleView(content: (content, OutletView(outlet: dialogs)))
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
