// Why: Documentation/Decisions/0032-the-engine-names-no-control.md
/// A place in a page's view tree. It stores a view's identity, state and children between updates.
///
/// The tree of nodes mirrors the types of the views. Only some nodes are elements. The others represent structure
/// (`if`, `ForEach`, groups), state or environment, and their elements belong to the nearest element above.
@MainActor
public class _Node {
  /// The parent, which retains this node while both are on their page. Must not be used after that, since it may be
  /// released.
  private(set) unowned(unsafe) var parent: _Node?
  final var environment: EnvironmentValues
  let depth: UInt16
  // One byte for all, so that the small fields of elements fill the gap after it: a page has thousands of nodes.
  private final var marks: Marks = []

  /// - Parameter host: The host of the context, for callers that have looked it up.
  init(in context: _NodeContext, host: ViewHost? = nil) {
    parent = context.parent
    environment = context.environment
    depth = context.parent.map { $0.depth + 1 } ?? 0
    (host ?? context.host).usage.nodes += 1
  }

  private struct Marks: OptionSet {
    let rawValue: UInt8

    static let isDirty = Marks(rawValue: 1)
    static let isUnmounted = Marks(rawValue: 2)
    static let isFollowing = Marks(rawValue: 4)

    subscript(mark: Marks) -> Bool {
      get { contains(mark) }
      set { if newValue { formUnion(mark) } else { subtract(mark) } }
    }
  }

  /// Whether the node is rendered in the next flush.
  final var isDirty: Bool {
    get { marks[.isDirty] }
    set { marks[.isDirty] = newValue }
  }

  private(set) final var isUnmounted: Bool {
    get { marks[.isUnmounted] }
    set { marks[.isUnmounted] = newValue }
  }

  /// Whether the newest reading of an ``ObservingNode`` is registered and has not changed.
  final var isFollowing: Bool {
    get { marks[.isFollowing] }
    set { marks[.isFollowing] = newValue }
  }

  final var host: ViewHost { environment.host }

  /// Calls `body` with each child, in page order.
  func forEachChild(_ body: (_Node) -> Void) {}

  /// Calls `body` with each node whose elements are at this place, in page order. These are the children, except in a
  /// portal.
  func forEachPlaced(_ body: (_Node) -> Void) { forEachChild(body) }

  /// Appends the tree of each topmost element of this subtree, in page order.
  func appendTrees(to trees: inout [RenderNode]) {
    if let element { return trees.append(element.renderTree()) }
    forEachPlaced { $0.appendTrees(to: &trees) }
  }

  /// Calls `body` with the identifier of each topmost element of this subtree, in page order.
  func forEachElementID(_ body: (NodeID) -> Void) {
    if let element { return body(element.id) }
    forEachPlaced { $0.forEachElementID(body) }
  }

  /// Returns the first topmost element after the elements of `node`, or the first of all without a node, if this node
  /// finds it without its children.
  func firstElement(after node: _Node?) -> NodeID?? { nil }

  /// The node that contains this node's elements: the parent, except for content of a portal.
  var place: _Node? { parent }

  /// The transition that this node sets for the elements inside it.
  var transition: ElementTransition? { nil }

  /// Whether this node is a view with an id, or has such rows.
  func hasView(withID id: AnyHashable) -> Bool { false }

  /// Returns the first element of the view with an id, which this node has.
  func firstElement(ofViewWithID id: AnyHashable) -> NodeID? { firstElement }

  /// Returns the id of the view with an id that is this node or one of its rows, and has this first element.
  func ownID(ofViewWith element: NodeID) -> AnyHashable? { nil }

  /// The content that this node currently shows, if it can show other content.
  var contentKey: AnyHashable { 0 }

  /// Changes the transaction of an update inside this node.
  func modify(_ transaction: inout Transaction) {}

  /// The type of the view whose body this node evaluates, if the node belongs to a view with a body.
  var viewType: Any.Type? { nil }

  /// Whether this subtree has a view, as SwiftUI counts them. Elements that modify their content, and those beside the
  /// content of a modifier, do not count.
  var hasViews: Bool {
    var found = false
    forEachChild { found = found || $0.hasViews }
    return found
  }

  /// Called when an element of this subtree was added, removed or changed.
  func contentDidChange() {}

  /// Renders again after a value that this node read has changed. Called by the host's flush.
  func render() {}

  /// Sets the environment and passes it to the children.
  func environmentChanged(to environment: EnvironmentValues) {
    self.environment = environment
    forEachChild { $0.environmentChanged(to: environment) }
  }

  /// Called when the pane around this node was uncovered or covered.
  func paneDidChange(isShown: Bool) { forEachChild { $0.paneDidChange(isShown: isShown) } }

  /// Called when this node leaves the page.
  func didUnmount() {}

  /// The element that this node is, or `nil` for structure.
  var element: (any Element)? { nil }

  /// Marks the node for the next flush. Has no effect after the node has left its page, or the page is released.
  final func invalidate() {
    guard !isUnmounted, let host = environment.livingHost else { return }
    if let transaction = Transaction.current, transaction.hasEffect {
      host.makeMotion().note(transaction, for: self)
    }
    // A node can still be marked after rounds were abandoned.
    guard !isDirty else { return host.scheduleFlush() }
    isDirty = true
    host.enqueue(self)
  }

  /// Removes this node and everything below it from the page, children last.
  final func unmount() { unmount(from: host) }

  private final func unmount(from host: ViewHost) {
    guard !isUnmounted else { return }
    isUnmounted = true
    host.usage.nodes -= 1
    didUnmount()
    forEachChild { $0.unmount(from: host) }
  }

  /// Releases this node and everything below it, while their elements stay on the page. The node must be reproducible.
  final func release() {
    isUnmounted = true
    host.usage.nodes -= 1
    didRelease()
    forEachChild { $0.release() }
  }

  /// Called when this node is released.
  func didRelease() {}

  /// Whether this node is being removed, by itself or with a node around it.
  final var isLeaving: Bool {
    var node: _Node? = self
    while let current = node {
      if current.isUnmounted { return true }
      node = current.parent
    }
    return false
  }

  final func context(environment: EnvironmentValues? = nil) -> _NodeContext {
    _NodeContext(parent: self, environment: environment ?? self.environment)
  }
}

/// A node of a view of a known type, so that a parent updates its child without a lookup.
@MainActor
public class _ViewNode<Content: View>: _Node {
  /// Sets a newer value of the view and records the changes.
  func update(to view: Content) { fatalError("\(Self.self) must override update(to:).") }
}

/// The place at which a node is created.
@MainActor
public struct _NodeContext {
  let parent: _Node?
  let environment: EnvironmentValues

  var host: ViewHost { environment.host }
}

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
    if let motion = host.motion {
      motion.recordInsertion(of: self, into: parent.id, before: next)
    } else {
      var trees: [RenderNode] = []
      appendTrees(to: &trees)
      for tree in trees { host.record(.insert(tree, parent: parent.id, before: next)) }
    }
    announceChange()
  }

  /// Records the removal of this subtree's elements and unmounts it.
  final func recordRemoval() {
    if let motion = host.motion {
      motion.recordRemoval(of: self)
    } else {
      forEachElementID { host.record(.remove($0)) }
    }
    unmount()
    announceChange()
  }

  /// Notifies the nodes around this one that an element here was added, removed or changed, up to the next element that
  /// does not only modify its content.
  final func announceChange() {
    let siblings = host.siblings
    var node = self
    while let parent = node.place {
      siblings.elementsDidChange(of: node, in: parent)
      parent.contentDidChange()
      if let element = parent.element, !element.modifiesContent { return }
      node = parent
    }
  }
}
