/// A node with at most one child.
///
/// An element's node does not inherit from this class, since its smallest fields have to fill a gap in the layout.
@MainActor
class SingleChildNode<Content: View, Child: View>: _ViewNode<Content> {
  final var child: _ViewNode<Child>?

  /// The environment of the child.
  var inner: EnvironmentValues { environment }

  /// Creates the child before the parent is on the page.
  final func makeChild(_ view: Child) {
    child = Child._makeNode(view, in: context(environment: inner))
  }

  /// Updates, creates or removes the child.
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

  override func forEachChild(_ body: (_Node) -> Void) {
    if let child { body(child) }
  }

  override func environmentChanged(to environment: EnvironmentValues) {
    self.environment = environment
    child?.environmentChanged(to: inner)
  }
}

/// A value with a field whose dynamic properties belong to the view that contains the value.
@MainActor
protocol Delegating {
  /// The type of that field.
  static var delegate: Any.Type { get }
}

/// A view whose body is created by one of its fields. The dynamic properties of that field are the view's.
protocol DelegatingView: View, Delegating {}
