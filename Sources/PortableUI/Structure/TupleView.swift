/// Several views in order, as a `ViewBuilder` collects them.
public struct TupleView<each Content: View> {
  let content: (repeat each Content)
}

extension TupleView: View {
  public typealias Body = Never

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    TupleNode(view, in: context)
  }
}

@MainActor
private final class TupleNode<each Content: View>: _ViewNode<TupleView<repeat each Content>> {
  // Most tuples have two views, and need no array.
  private var first: _Node?
  private var second: _Node?
  private var others: [_Node] = []

  init(_ view: TupleView<repeat each Content>, in context: _NodeContext) {
    super.init(in: context)
    let inner = self.context()
    for content in repeat each view.content { add(makeNode(content, in: inner)) }
  }

  private func add(_ child: _Node) {
    if first == nil {
      first = child
    } else if second == nil {
      second = child
    } else {
      others.append(child)
    }
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    if let first { body(first) }
    if let second { body(second) }
    others.forEach(body)
  }

  override func update(to view: TupleView<repeat each Content>) {
    var index = 0
    for content in repeat each view.content {
      guard let child = index == 0 ? first : index == 1 ? second : others[index - 2] else { return }
      updateNode(child, to: content)
      index += 1
    }
  }
}

@MainActor
private func makeNode<Content: View>(_ content: Content, in context: _NodeContext) -> _Node {
  Content._makeNode(content, in: context)
}

/// Updates a node, which was created for this type, since the types of a tuple never change.
@MainActor
private func updateNode<Content: View>(_ node: _Node, to content: Content) {
  unsafeDowncast(node, to: _ViewNode<Content>.self).update(to: content)
}

/// Several views that modifiers treat as one; adds no element of its own.
public struct Group<Content> {
  let content: Content
}

extension Group: View where Content: View {
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: Content { content }
}
