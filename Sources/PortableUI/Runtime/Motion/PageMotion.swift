/// The transactions of a page's updates, and the animations of its changes.
///
/// A page has one once something on it is animated.
@MainActor
final class PageMotion {
  /// The number of the current flush.
  private(set) var flush: UInt64 = 1
  /// The transactions of nodes that wait for the flush. The host retains these nodes meanwhile.
  private var pending: [ObjectIdentifier: Transaction] = [:]
  /// The nodes that change the transaction of each update inside them. They remove themselves.
  private var modifiers: [ObjectIdentifier: Unowned] = [:]
  /// The nodes that have changed the transaction of this flush inside them.
  private var applied: [_Node] = []
  /// The animation of the whole page in this flush.
  private var pageAnimation: Animation?
  /// The nodes whose elements are the scopes of groups, by the positions of the groups in the operations.
  private var scopes: [Int: _Node] = [:]
  /// The elements that may still be leaving.
  var departures = Departures()
  /// The motion of the element that the next operation inserts or removes, while changes are reported.
  private var newestLooks: TransitionLooks?

  private struct Unowned {
    unowned let node: _Node
  }

  func add(_ node: _Node) { modifiers[ObjectIdentifier(node)] = Unowned(node: node) }

  func remove(_ node: _Node) { modifiers[ObjectIdentifier(node)] = nil }

  func didApply(_ node: _Node) { applied.append(node) }

  // MARK: Transactions

  /// Records the transaction that has marked a node. An animated one takes precedence over others.
  func note(_ transaction: Transaction, for node: _Node) {
    let id = ObjectIdentifier(node)
    if transaction.effectiveAnimation != nil || pending[id] == nil { pending[id] = transaction }
  }

  /// Renders a marked node in the transaction that has marked it. The nodes around it can change the transaction
  /// before.
  func render(_ node: _Node) {
    var transaction = pending.removeValue(forKey: ObjectIdentifier(node)) ?? Transaction()
    note(transaction)
    modify(&transaction, around: node)
    Transaction.run(transaction) { node.render() }
  }

  /// Updates a marked node with a node around it. Its own transaction takes precedence if it is animated.
  func update(_ node: _Node, _ body: () -> Void) {
    guard let transaction = pending.removeValue(forKey: ObjectIdentifier(node)),
      Transaction.current?.effectiveAnimation == nil, Transaction.current?.disablesAnimations != true
    else { return body() }
    note(transaction)
    Transaction.run(transaction, body)
  }

  private func note(_ transaction: Transaction) {
    guard case .page = transaction.scope, let animation = transaction.effectiveAnimation else { return }
    pageAnimation = animation
  }

  private func modify(_ transaction: inout Transaction, around node: _Node) {
    guard !modifiers.isEmpty || !applied.isEmpty else { return }
    var outer: [_Node] = []
    var next = node.parent
    while let current = next {
      outer.append(current)
      next = current.parent
    }
    for node in outer.reversed() { node.modify(&transaction) }
  }

  // MARK: Operations

  /// Adds an operation to the group of the current animation, or as it is.
  func record(_ op: Op, to ops: inout [Op], on host: ViewHost) {
    switch op {
    case .insert, .remove, .move, .attribute, .transition:
      guard let transaction = Transaction.current,
        transaction.effectiveAnimation != nil || transaction.disablesAnimations
      else { break }
      report(op, in: transaction, to: host)
      return record(op, in: transaction, to: &ops)
    case .text, .value:
      // They need no animation, and no end of a group.
      guard case .animated(let animation, let scope, var inner) = ops.last else { break }
      ops.removeLast()
      inner.append(op)
      return ops.append(.animated(animation, scope, inner))
    case .focus, .blur, .scroll, .navigate, .open, .history, .announce, .title, .head, .animated: break
    }
    ops.append(op)
  }

  private func report(_ op: Op, in transaction: Transaction, to host: ViewHost) {
    guard let willAnimate = host.willAnimate, let animation = transaction.effectiveAnimation else { return }
    if case .transition(_, let looks, _) = op { return newestLooks = looks }
    if let change = AnimatedChange(op, animation, looks: newestLooks, tree: host.tree) { willAnimate(change) }
    newestLooks = nil
  }

  private func record(_ op: Op, in transaction: Transaction, to ops: inout [Op]) {
    var scope = AnimationScope.page
    var node: _Node?
    switch transaction.scope {
    case .page: break
    case .inside(let inner): (scope, node) = (.elements([]), inner)
    case .nothing: scope = .elements([])
    }
    let animation = transaction.effectiveAnimation
    if case .animated(animation, scope, var inner) = ops.last, scopes[ops.count - 1] === node {
      // Before it grows, so that it is not copied.
      ops.removeLast()
      inner.append(op)
      return ops.append(.animated(animation, scope, inner))
    }
    if let node { scopes[ops.count] = node }
    ops.append(.animated(animation, scope, [op]))
  }

  /// Adds the scopes of animations after a flush, and forgets its transactions.
  func finish(_ ops: inout [Op]) {
    defer {
      flush += 1
      pending = [:]
      (applied, scopes, pageAnimation) = ([], [:], nil)
    }
    guard !ops.isEmpty else { return }
    var known: Set<ObjectIdentifier> = []
    for (position, node) in scopes {
      guard case .animated(let animation, _, let inner) = ops[position] else { continue }
      ops[position] = .animated(animation, .elements(node.elementIDs), inner)
      known.insert(ObjectIdentifier(node))
    }
    if let pageAnimation, !ops.contains(where: \.animatesPage) { ops.append(.animated(pageAnimation, .page, [])) }
    // Without changes of their own, these elements can still be moved by others.
    for node in applied + (pageAnimation == nil ? [] : modifiers.values.map(\.node)) {
      guard !node.isUnmounted, known.insert(ObjectIdentifier(node)).inserted else { continue }
      var transaction = Transaction(animation: pageAnimation)
      modify(&transaction, around: node)
      node.modify(&transaction)
      guard case .inside(let scope) = transaction.scope, scope === node else { continue }
      ops.append(.animated(transaction.effectiveAnimation, .elements(node.elementIDs), []))
    }
  }
}

extension Op {
  fileprivate var animatesPage: Bool {
    if case .animated(.some, .page, _) = self { true } else { false }
  }
}

extension _Node {
  fileprivate var elementIDs: [NodeID] {
    var ids: [NodeID] = []
    forEachElement { ids.append($0.id) }
    return ids
  }
}

extension ViewHost {
  /// Returns the page's motion, and creates it for the first animation.
  @discardableResult
  func makeMotion() -> PageMotion {
    if let motion { return motion }
    let made = PageMotion()
    motion = made
    return made
  }
}
