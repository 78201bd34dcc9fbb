extension _Node {
  /// Calls `body` with each topmost element of this subtree, in page order.
  final func forEachElement(_ body: (any Element) -> Void) {
    if let element { return body(element) }
    forEachPlaced { $0.forEachElement(body) }
  }

  /// The first topmost element of this subtree.
  final var firstElement: NodeID? { host.siblings.firstElement(of: self) }

  /// The nearest element above this node.
  final var parentElement: (any Element)? {
    var node = place
    while let current = node {
      if let element = current.element { return element }
      node = current.place
    }
    return nil
  }

  /// The element that follows this subtree under the same parent element, or `nil` if there is none.
  final var followingElement: NodeID? {
    let siblings = host.siblings
    var node = self
    while let parent = node.place {
      if let following = siblings.firstElement(in: parent, after: node) { return following }
      if parent.element != nil { return nil }
      node = parent
    }
    return nil
  }

  /// Whether this node precedes another one. Neither is inside the other. A node under construction, which its parent
  /// does not contain yet, comes last.
  final func precedes(_ other: _Node) -> Bool {
    var (left, right) = (self, other)
    while left.depth > right.depth, let parent = left.parent { left = parent }
    while right.depth > left.depth, let parent = right.parent { right = parent }
    while let leftParent = left.parent, let rightParent = right.parent, leftParent !== rightParent {
      (left, right) = (leftParent, rightParent)
    }
    var first: _Node?
    left.parent?.forEachChild { child in
      if first == nil, child === left || child === right { first = child }
    }
    return first === left
  }

  /// Records the insertion of this subtree's elements before `next`.
  final func recordInsertion(before next: NodeID?) {
    guard let parent = parentElement else { return }
    forEachElement { host.record(.insert($0.renderTree(), parent: parent.id, before: next)) }
    announceChange()
  }

  /// Records the removal of this subtree's elements and unmounts it.
  final func recordRemoval() {
    forEachElement { host.record(.remove($0.id)) }
    unmount()
    announceChange()
  }

  /// Notifies the nodes around this one, up to the next element, that an element here was added, removed or changed.
  final func announceChange() {
    let siblings = host.siblings
    var node = self
    while let parent = node.place {
      siblings.elementsDidChange(of: node, in: parent)
      parent.contentDidChange()
      if parent.element != nil { return }
      node = parent
    }
  }
}
