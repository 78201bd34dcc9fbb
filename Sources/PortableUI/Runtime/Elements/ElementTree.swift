/// Trees of reproducible views, made without nodes. Their identifiers are the same as if nodes were created, since they
/// are taken in the same order.
extension ElementView {
  /// Appends the tree of the element, inside its wrapper if it has one.
  static func appendElement(_ view: Self, to trees: inout [RenderNode], in context: _NodeContext) {
    guard context.environment.wrapsElements, let wrapper = context.environment.elementWrapper else {
      return trees.append(tree(of: view, in: context))
    }
    wrapper.appendTree(of: view, to: &trees, in: context)
  }

  /// Returns the tree of the element without a wrapper.
  static func tree(of view: Self, in context: _NodeContext) -> RenderNode {
    let host = context.host
    let id = host.makeID()
    let description = view.descriptionOfNew(in: context.environment, on: host)
    var children: [RenderNode] = []
    if description.text == nil {
      var inner = view.contentEnvironment(context.environment)
      if inner.wrapsElements { inner.wrapsElements = false }
      view.appendContent(to: &children, in: _NodeContext(parent: context.parent, environment: inner))
    }
    return RenderNode(
      id: id, tag: description.tag, attributes: description.attributes, text: description.text,
      events: description.events, children: children)
  }
}
