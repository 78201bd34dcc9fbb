/// Several views in order, as a `ViewBuilder` collects them.
public struct TupleView<each Content: View> {
  let content: (repeat each Content)
}

extension TupleView: View {
  public typealias Body = Never

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    TupleNode(view, in: context)
  }

  public static func _makeNodes(_ view: Self, in context: _NodeContext) -> _NodeList {
    var nodes = _NodeList()
    for content in repeat each view.content { nodes.append(makeNode(content, in: context)) }
    return nodes
  }

  public static func _updateNodes(_ nodes: _NodeList, to view: Self) {
    var index = 0
    repeat updateNode(nodes, &index, to: each view.content)
  }

  public static func _isReproducible(_ view: Self) -> Bool {
    for content in repeat each view.content {
      guard isReproducible(content) else { return false }
    }
    return true
  }

  public static func _appendTrees(_ view: Self, to trees: inout [RenderNode], in context: _NodeContext) {
    for content in repeat each view.content { appendTrees(content, to: &trees, in: context) }
  }

  public static func _looksSame(_ view: Self, _ old: Self, in environment: EnvironmentValues) -> Bool {
    for (content, old) in repeat (each view.content, each old.content) {
      guard looksSame(content, old, in: environment) else { return false }
    }
    return true
  }
}

@MainActor
private func isReproducible<Content: View>(_ view: Content) -> Bool { Content._isReproducible(view) }

@MainActor
private func appendTrees<Content: View>(_ view: Content, to trees: inout [RenderNode], in context: _NodeContext) {
  Content._appendTrees(view, to: &trees, in: context)
}

@MainActor
private func looksSame<Content: View>(_ view: Content, _ old: Content, in environment: EnvironmentValues) -> Bool {
  Content._looksSame(view, old, in: environment)
}

@MainActor
private func makeNode<Content: View>(_ content: Content, in context: _NodeContext) -> _Node {
  Content._makeNode(content, in: context)
}

/// Updates the next node, which was created for this type, since the types of a tuple never change.
@MainActor
private func updateNode<Content: View>(_ nodes: _NodeList, _ index: inout Int, to content: Content) {
  unsafeDowncast(nodes[index], to: _ViewNode<Content>.self).update(to: content)
  index += 1
}

/// The node of a tuple that is not the content of an element.
@MainActor
private final class TupleNode<each Content: View>: _ViewNode<TupleView<repeat each Content>> {
  private var nodes = _NodeList()

  init(_ view: TupleView<repeat each Content>, in context: _NodeContext) {
    super.init(in: context)
    nodes = TupleView._makeNodes(view, in: self.context())
  }

  override func forEachChild(_ body: (_Node) -> Void) { nodes.forEach(body) }

  override func update(to view: TupleView<repeat each Content>) { TupleView._updateNodes(nodes, to: view) }
}

/// Two views in order, as a `ViewBuilder` collects them.
///
/// Rows of long lists usually consist of two views. The runtime looks up the type of a pair much faster than the type
/// of a ``TupleView``, whose number of views is a parameter.
public struct _ViewPair<First: View, Second: View> {
  let first: First
  let second: Second
}

extension _ViewPair: View {
  public typealias Body = Never

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    PairNode(view, in: context)
  }

  public static func _makeNodes(_ view: Self, in context: _NodeContext) -> _NodeList {
    _NodeList(First._makeNode(view.first, in: context), Second._makeNode(view.second, in: context))
  }

  public static func _updateNodes(_ nodes: _NodeList, to view: Self) {
    unsafeDowncast(nodes[0], to: _ViewNode<First>.self).update(to: view.first)
    unsafeDowncast(nodes[1], to: _ViewNode<Second>.self).update(to: view.second)
  }

  public static func _isReproducible(_ view: Self) -> Bool {
    First._isReproducible(view.first) && Second._isReproducible(view.second)
  }

  public static func _appendTrees(_ view: Self, to trees: inout [RenderNode], in context: _NodeContext) {
    trees.reserveCapacity(trees.count + 2)
    First._appendTrees(view.first, to: &trees, in: context)
    Second._appendTrees(view.second, to: &trees, in: context)
  }

  public static func _looksSame(_ view: Self, _ old: Self, in environment: EnvironmentValues) -> Bool {
    First._looksSame(view.first, old.first, in: environment)
      && Second._looksSame(view.second, old.second, in: environment)
  }
}

/// The node of a pair that is not the content of an element.
@MainActor
private final class PairNode<First: View, Second: View>: _ViewNode<_ViewPair<First, Second>> {
  private var nodes = _NodeList()

  init(_ view: _ViewPair<First, Second>, in context: _NodeContext) {
    super.init(in: context)
    nodes = _ViewPair._makeNodes(view, in: self.context())
  }

  override func forEachChild(_ body: (_Node) -> Void) { nodes.forEach(body) }

  override func update(to view: _ViewPair<First, Second>) { _ViewPair._updateNodes(nodes, to: view) }
}

/// The nodes of the views in an element or a tuple, in page order. Up to two of them need no array.
@MainActor
public struct _NodeList {
  private var storage = Storage.none

  private enum Storage {
    case none
    case one(_Node)
    case two(_Node, _Node)
    case many([_Node])
  }

  init() {}

  init(_ node: _Node) { storage = .one(node) }

  init(_ first: _Node, _ second: _Node) { storage = .two(first, second) }

  var isEmpty: Bool {
    if case .none = storage { true } else { false }
  }

  subscript(index: Int) -> _Node {
    switch (storage, index) {
    case (.one(let node), 0), (.two(let node, _), 0), (.two(_, let node), 1): node
    case (.many(let nodes), _): nodes[index]
    default: preconditionFailure("A view must have as many nodes as when it was created.")
    }
  }

  mutating func append(_ node: _Node) {
    switch storage {
    case .none: storage = .one(node)
    case .one(let first): storage = .two(first, node)
    case .two(let first, let second): storage = .many([first, second, node])
    case .many(var nodes):
      storage = .none
      nodes.append(node)
      storage = .many(nodes)
    }
  }

  func forEach(_ body: (_Node) -> Void) {
    switch storage {
    case .none: break
    case .one(let node): body(node)
    case .two(let first, let second):
      body(first)
      body(second)
    case .many(let nodes): nodes.forEach(body)
    }
  }
}

/// Several views that modifiers treat as one; adds no element of its own.
public struct Group<Content> {
  let content: Content
}

extension Group: View where Content: View {
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: Content { content }
}
