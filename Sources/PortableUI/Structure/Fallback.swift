/// A view, followed by another one while the first is not sufficient.
struct Fallback<Content: View, Other: View> {
  let content: Content
  let isSufficient: @MainActor (_Node) -> Bool
  let other: Other

  init(content: Content, isSufficient: @escaping @MainActor (_Node) -> Bool, @ViewBuilder otherwise other: () -> Other)
  {
    self.content = content
    self.isSufficient = isSufficient
    self.other = other()
  }
}

extension Fallback: View {
  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> { FallbackNode(view, in: context) }
}

@MainActor
private final class FallbackNode<Content: View, Other: View>: _ViewNode<Fallback<Content, Other>> {
  private var view: Fallback<Content, Other>
  private var content: _ViewNode<Content>?
  private var other: _ViewNode<Other>?

  init(_ view: Fallback<Content, Other>, in context: _NodeContext) {
    self.view = view
    super.init(in: context)
    let content = Content._makeNode(view.content, in: self.context())
    self.content = content
    if !view.isSufficient(content) { other = Other._makeNode(view.other, in: self.context()) }
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    if let content { body(content) }
    if let other { body(other) }
  }

  override func update(to view: Fallback<Content, Other>) {
    self.view = view
    content?.update(to: view.content)
    other?.update(to: view.other)
    render()
  }

  override func contentDidChange() {
    // An element that is being removed is still present when it announces the change.
    invalidate()
  }

  override func render() {
    isDirty = false
    if let content, view.isSufficient(content) {
      let old = other
      other = nil
      old?.recordRemoval()
    } else if other == nil {
      let made = Other._makeNode(view.other, in: context())
      other = made
      made.recordInsertion(before: followingElement)
    }
  }
}
