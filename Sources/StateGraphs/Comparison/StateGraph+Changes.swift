extension StateGraph {
  /// Returns the differences from an older graph, in descending order of consequence.
  ///
  /// Differences that follow from another are omitted, such as the edges of a removed state.
  public func changes(since old: StateGraph) -> [Change] {
    let added = states.filter { old[$0.name] == nil }
    let removed = old.states.filter { self[$0.name] == nil }
    var changes = beginnings(since: old)
    changes += removed.map { .removedState($0.name) }
    changes += added.map { .addedState($0.name, hasWayOut: !waysOut(of: $0.name).isEmpty) }
    for state in states where old[state.name] != nil {
      changes += waysOfReaching(state.name, since: old) + waysOfLeaving(state.name, since: old)
      changes += edgeChanges(in: state.name, since: old, removed: Set(removed.map(\.name)))
    }
    // Sorted by rank. Within a rank, the changes keep the order of the states.
    return changes.enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }.map(\.element)
  }

  private func beginnings(since old: StateGraph) -> [Change] {
    let now = initialStates.map(\.name)
    let before = old.initialStates.map(\.name)
    return Set(now) == Set(before) ? [] : [.begins(in: now, before: before)]
  }

  private func waysOfReaching(_ state: String, since old: StateGraph) -> [Change] {
    switch (old.reachable.contains(state), reachable.contains(state)) {
    case (true, false): [.closedWayIn(to: state)]
    case (false, true): [.openedWayIn(to: state)]
    default: []
    }
  }

  private func waysOfLeaving(_ state: String, since old: StateGraph) -> [Change] {
    let before = old.waysOut(of: state).count
    let isOpen = !waysOut(of: state).isEmpty
    if before > 0, !isOpen { return [.closedWaysOut(of: state, count: before)] }
    return before == 0 && isOpen && old.reachable.contains(state) ? [.openedWayOut(of: state)] : []
  }

  /// Returns the changes of the actions in a state that both graphs contain.
  private func edgeChanges(in state: String, since old: StateGraph, removed: Set<String>) -> [Change] {
    let before = Dictionary(grouping: old.edges.filter { $0.from == state }, by: \.label)
    let now = Dictionary(grouping: edges.filter { $0.from == state }, by: \.label)
    var changes: [Change] = []
    for label in Set(before.keys).union(now.keys).sorted() {
      let (olds, news) = (before[label] ?? [], now[label] ?? [])
      let gone = olds.filter { !news.contains($0) }
      let come = news.filter { !olds.contains($0) }
      if let came = come.first, let went = gone.first {
        if went.hasEffect != came.hasEffect {
          changes.append(.changedEffect(label, in: state, hasEffect: came.hasEffect, to: came.to))
        } else {
          changes.append(.redirected(label, in: state, to: come.map(\.to), before: gone.map(\.to)))
        }
      } else {
        changes += gone.filter { !removed.contains($0.to) }.map { .removedEdge($0) }
        changes += come.map { .addedEdge($0) }
      }
    }
    return changes
  }
}
