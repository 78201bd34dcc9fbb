extension PageMotion {
  /// Records the insertion of the elements of `node`, with their transitions.
  func recordInsertion(of node: _Node, into parent: NodeID, before next: NodeID?) {
    let host = node.host
    var position = 0
    node.forEachElement { element in
      let tree = element.renderTree()
      let transition = element.elementTransition
      inTransaction(of: transition) {
        if Transaction.current?.effectiveAnimation != nil {
          let departed = departures.take(tree, at: position, of: node, flush: flush)
          record(transition?.insertion, returning: departed, of: element.id, on: host)
        }
        host.record(.insert(tree, parent: parent, before: next))
      }
      position += 1
    }
  }

  /// Records the removal of the elements of `node`, with their transitions.
  func recordRemoval(of node: _Node) {
    let host = node.host
    var position = 0
    node.forEachElement { element in
      let transition = element.elementTransition
      inTransaction(of: transition) {
        if Transaction.current?.effectiveAnimation != nil {
          departures.add(element, at: position, of: node, flush: flush)
          record(transition?.removal, returning: nil, of: element.id, on: host)
        }
        host.record(.remove(element.id))
      }
      position += 1
    }
  }

  private func record(_ looks: TransitionLooks?, returning: NodeID?, of id: NodeID, on host: ViewHost) {
    let looks = looks == .standard ? nil : looks
    if looks != nil || returning != nil { host.record(.transition(id, looks, returning: returning)) }
  }

  /// Runs `body` with the animation of a transition, if it has one. Nothing but the element itself is animated then.
  private func inTransaction(of transition: ElementTransition?, _ body: () -> Void) {
    guard let animation = transition?.animation, Transaction.current?.disablesAnimations != true else { return body() }
    var transaction = Transaction.current ?? Transaction()
    if transaction.animation == nil { transaction.scope = .nothing }
    transaction.animation = animation
    Transaction.run(transaction, body)
  }
}
