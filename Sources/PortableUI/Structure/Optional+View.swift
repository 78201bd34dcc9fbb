/// An `if` without `else`: the view is there, or nothing is.
extension Optional: View where Wrapped: View {
  public typealias Body = Never

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    OptionalNode(view, in: context)
  }
}

@MainActor
private final class OptionalNode<Content: View>: _ViewNode<Content?> {
  private var child: _ViewNode<Content>?

  init(_ view: Content?, in context: _NodeContext) {
    super.init(in: context)
    child = view.map { Content._makeNode($0, in: self.context()) }
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    if let child { body(child) }
  }

  override func update(to view: Content?) {
    switch (child, view) {
    case (let node?, let content?):
      node.update(to: content)
    case (nil, let content?):
      let made = Content._makeNode(content, in: context())
      child = made
      made.recordInsertion(before: followingElement)
    case (let node?, nil):
      node.recordRemoval()
      child = nil
    case (nil, nil):
      break
    }
  }
}
