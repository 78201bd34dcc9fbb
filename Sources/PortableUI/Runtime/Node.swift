/// A place in a page's view tree: it keeps a view's identity, state and children between updates.
///
/// The tree of nodes mirrors the types of the views. Only some nodes are elements; the others give structure
/// (`if`, `ForEach`, groups), state or environment, and their elements belong to the nearest element above.
@MainActor
public class _Node {
  /// The parent, which keeps this node while both are on their page. Must not be used after that, since it may have gone.
  private(set) unowned(unsafe) var parent: _Node?
  final var environment: EnvironmentValues
  let depth: UInt16
  /// Waiting for the next flush to render again.
  final var isDirty = false
  private(set) final var isUnmounted = false
  /// Whether something is observed for the newest reading of an ``ObservingNode``, and has not changed since. Here it
  /// fills a gap.
  final var isFollowing = false

  init(in context: _NodeContext) {
    parent = context.parent
    environment = context.environment
    depth = context.parent.map { $0.depth + 1 } ?? 0
    host.usage.nodes += 1
  }

  final var host: ViewHost { environment.host }

  /// Calls `body` with each child, in the order in which they are on the page.
  func forEachChild(_ body: (_Node) -> Void) {}

  /// Calls `body` with each node whose elements stand here, in page order; the children, except where an outlet
  /// shows what belongs to views elsewhere.
  func forEachPlaced(_ body: (_Node) -> Void) { forEachChild(body) }

  /// The node among whose elements this node's elements stand: the parent, except for what is shown elsewhere.
  var place: _Node? { parent }

  /// An element of this subtree has come, gone or changed its meaning.
  func contentDidChange() {}

  /// Renders again after something that this node read has changed. Called by the host's flush.
  func render() {}

  /// Takes over another environment, then hands it on to the children.
  func environmentChanged(to environment: EnvironmentValues) {
    self.environment = environment
    forEachChild { $0.environmentChanged(to: environment) }
  }

  /// The pane around this node has been uncovered or covered.
  func paneDidChange(isShown: Bool) {
    forEachChild { $0.paneDidChange(isShown: isShown) }
  }

  /// What this node has to end or to announce when it leaves the page.
  func didUnmount() {}

  /// The element that this node is, or `nil` for structure.
  var element: (any Element)? { nil }

  /// Marks the node for the next flush. Does nothing once the node has left its page, or the page has gone.
  final func invalidate() {
    guard !isUnmounted, let host = environment.livingHost else { return }
    // One that is marked already may have been left over by rounds that were ended.
    guard !isDirty else { return host.scheduleFlush() }
    isDirty = true
    host.enqueue(self)
  }

  /// Takes this node and everything below it off the page, children last.
  final func unmount() {
    guard !isUnmounted else { return }
    isUnmounted = true
    host.usage.nodes -= 1
    didUnmount()
    forEachChild { $0.unmount() }
  }

  /// Whether this node is taken off the page, by itself or with a node around it.
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

/// A node that keeps a view of a known type, so that a parent updates its child without any look-up.
@MainActor
public class _ViewNode<Content: View>: _Node {
  /// Takes over a newer value of the view and records what changed.
  func update(to view: Content) {
    fatalError("\(Self.self) must say how it takes over a newer view.")
  }
}

/// Where a node is being made.
@MainActor
public struct _NodeContext {
  let parent: _Node?
  let environment: EnvironmentValues

  var host: ViewHost { environment.host }
}
