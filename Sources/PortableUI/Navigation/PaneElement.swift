/// The element of a pane, which is hidden while the pane is covered.
struct PaneElement<Content: View> {
  let pane: Pane
  let description: ElementDescription
  /// Sets further environment values for the content.
  let transform: (inout EnvironmentValues) -> Void
  let content: Content
}

extension PaneElement: ElementView {
  typealias Body = Never

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> { makeElement(view, in: context) }

  func describe(in environment: EnvironmentValues) -> ElementDescription {
    var description = description
    if !pane.isInFront { description.set(.hidden, "") }
    return description
  }

  func contentEnvironment(_ environment: EnvironmentValues) -> EnvironmentValues {
    var inner = environment.forPortalItem
    inner.pane = pane
    transform(&inner)
    return inner
  }

  func didRender(_ node: ElementNode<Self>) {
    pane.didRender(node)
  }
}
