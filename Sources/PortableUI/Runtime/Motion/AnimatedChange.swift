/// A change that a page animates, for tests.
package struct AnimatedChange: Sendable {
  package enum Kind: Hashable, Sendable {
    case insertion, removal, move, appearance
  }

  package let kind: Kind
  /// The element as it was before the change, or as it is inserted.
  package let element: RenderNode
  package let animation: Animation
  /// The motion of an element that appears or leaves.
  package let looks: TransitionLooks

  /// - Returns: `nil` if the operation does not change an element of `tree`.
  init?(_ op: Op, _ animation: Animation, looks: TransitionLooks?, tree: @autoclosure () -> RenderNode) {
    var element: RenderNode?
    switch op {
    case .insert(let node, _, _): (kind, element) = (.insertion, node)
    case .remove(let id): (kind, element) = (.removal, tree().element(id))
    case .move(let id, _): (kind, element) = (.move, tree().element(id))
    case .attribute(let id, _, _): (kind, element) = (.appearance, tree().element(id))
    default: return nil
    }
    guard let element else { return nil }
    self.element = element
    self.animation = animation
    self.looks = looks ?? .standard
  }
}

extension RenderNode {
  fileprivate func element(_ id: NodeID) -> RenderNode? {
    if self.id == id { return self }
    for child in children {
      if let found = child.element(id) { return found }
    }
    return nil
  }
}
