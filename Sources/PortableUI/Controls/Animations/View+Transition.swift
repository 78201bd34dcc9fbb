extension View {
  /// Sets the transition of this view when it appears or leaves in an animated update; without it, the view fades.
  ///
  /// It applies if this view itself is added or removed, and not if a view around it is. A view that is leaving is
  /// already removed from the page on the server, and cannot be used.
  nonisolated public func transition(_ t: AnyTransition) -> some View {
    TransitionModifier(content: self, transition: t)
  }
}

private struct TransitionModifier<Content: View> {
  let content: Content
  let transition: AnyTransition
}

extension TransitionModifier: View {
  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> { TransitionNode(view, in: context) }
}

@MainActor
private final class TransitionNode<Content: View>: SingleChildNode<TransitionModifier<Content>, Content> {
  private var current: ElementTransition

  override var transition: ElementTransition? { current }

  init(_ view: TransitionModifier<Content>, in context: _NodeContext) {
    current = view.transition.value
    super.init(in: context)
    makeChild(view.content)
    // A transition with an animation also runs in updates without one.
    if current.animation != nil { host.makeMotion() }
  }

  override func update(to view: TransitionModifier<Content>) {
    current = view.transition.value
    if current.animation != nil { host.makeMotion() }
    child?.update(to: view.content)
  }
}
