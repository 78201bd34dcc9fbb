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

  /// The element that follows this subtree under the same parent element, or `nil` where it is the last.
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

  /// Whether this node comes before another one, neither of which is inside the other. One that is just being made, and
  /// that its parent does not know yet, comes last.
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

  /// Records the arrival of this subtree's elements in front of `next`.
  final func recordInsertion(before next: NodeID?) {
    guard let parent = parentElement else { return }
    forEachElement { host.record(.insert($0.renderTree(), parent: parent.id, before: next)) }
    announceChange()
  }

  /// Records the departure of this subtree's elements and takes it off the page.
  final func recordRemoval() {
    forEachElement { host.record(.remove($0.id)) }
    unmount()
    announceChange()
  }

  /// Notifies the nodes around this one, up to the next element, that an element here has come, gone or changed.
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
