extension _Node {
  /// The transition of an element at this node: the outermost `transition(_:)` around the element and inside its
  /// container, or else around its content, if the element only modifies that.
  final var elementTransition: ElementTransition? {
    var outermost: ElementTransition?
    var node = parent
    while let current = node, current.element == nil {
      outermost = current.transition ?? outermost
      node = current.parent
    }
    return outermost ?? contentTransition
  }

  private var contentTransition: ElementTransition? {
    if let transition { return transition }
    if let element, !element.modifiesContent { return nil }
    var only: _Node?
    var count = 0
    forEachChild { child in
      only = child
      count += 1
    }
    return count == 1 ? only?.contentTransition : nil
  }
}
