/// Whose turn it is to present a dialog: a page, and each dialog, presents one at a time, and the others wait.
@MainActor
final class PresentationQueue {
  private var current: _Node?
  private var waiting: [_Node] = []

  /// Whether `node` may present now. If not, it waits, and is rendered again when its turn has come.
  func takeTurn(_ node: _Node) -> Bool {
    if current == nil { current = node }
    if current === node { return true }
    guard !waiting.contains(where: { $0 === node }) else { return false }
    waiting.append(node)
    // The one that is presented may be about to go, in the same update.
    node.host.afterRendering { [weak self, weak node] in
      guard let self, let node, waiting.contains(where: { $0 === node }) else { return }
      node.host.diagnose(
        .alreadyPresenting,
        """
        A sheet or alert is to be presented from a place that presents another one, so it waits until that is \
        dismissed. Put the modifier on a view inside the one that is presented, or dismiss that first.
        """)
    }
    return false
  }

  /// Ends the turn of `node`, or its wait for one.
  func endTurn(of node: _Node) {
    waiting.removeAll { $0 === node }
    guard current === node else { return }
    current = waiting.isEmpty ? nil : waiting.removeFirst()
    current?.invalidate()
  }
}

extension PresentationQueue: PageService {}

extension PageServices {
  /// Whose turn it is to present a dialog from the page or the stage itself.
  var presentations: PresentationQueue { mutating get { service(orAdd: PresentationQueue()) } }
}
