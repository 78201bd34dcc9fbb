/// A node with at most one child.
///
/// An element's node is none: its child would lie where its smallest fields fill a gap.
@MainActor
class SingleChildNode<Content: View, Child: View>: _ViewNode<Content> {
  final var child: _ViewNode<Child>?

  /// What the child inherits.
  var inner: EnvironmentValues { environment }

  /// Makes the child, which is not on the page before its parent is.
  final func makeChild(_ view: Child) {
    child = Child._makeNode(view, in: context(environment: inner))
  }

  /// Updates the child, makes it or removes it.
  final func showChild(_ view: Child?) {
    switch (child, view) {
    case (let node?, let view?):
      node.update(to: view)
    case (nil, let view?):
      makeChild(view)
      child?.recordInsertion(before: followingElement)
    case (let node?, nil):
      node.recordRemoval()
      child = nil
    case (nil, nil):
      break
    }
  }

  /// Removes the child, and makes another one in its place.
  final func replaceChild(with view: Child) {
    child?.recordRemoval()
    makeChild(view)
    child?.recordInsertion(before: followingElement)
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    if let child { body(child) }
  }

  override func environmentChanged(to environment: EnvironmentValues) {
    self.environment = environment
    child?.environmentChanged(to: inner)
  }
}
