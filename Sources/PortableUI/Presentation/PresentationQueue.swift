/// The order in which dialogs are presented. A page, and each dialog, presents one dialog at a time, and others wait.
@MainActor
final class PresentationQueue {
  private var current: _Node?
  private var waiting: [_Node] = []

  /// Returns whether `node` may present now. If not, the node waits and is rendered again when it may.
  func takeTurn(_ node: _Node) -> Bool {
    if current == nil { current = node }
    if current === node { return true }
    guard !waiting.contains(where: { $0 === node }) else { return false }
    waiting.append(node)
    // The current dialog may end in the same update.
    node.host.afterRendering { [weak self, weak node] in
      guard let self, let node, waiting.contains(where: { $0 === node }) else { return }
      node.host.diagnose(
        .alreadyPresenting,
        """
        A sheet or alert is presented while another one is presented from the same place, so it waits for the \
        dismissal. Apply the modifier to a view inside the presented one, or dismiss that first.
        """)
    }
    return false
  }

  /// Ends the turn of `node`, or removes it from the queue.
  func endTurn(of node: _Node) {
    waiting.removeAll { $0 === node }
    guard current === node else { return }
    current = waiting.isEmpty ? nil : waiting.removeFirst()
    current?.invalidate()
  }
}

extension PresentationQueue: PageService {}

extension PageServices {
  /// The queue of dialogs that are presented from the page or the stage itself.
  var presentations: PresentationQueue { mutating get { service(orAdd: PresentationQueue()) } }
}
