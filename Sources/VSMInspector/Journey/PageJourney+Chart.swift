import StateGraphs

extension PageJourney {
  /// Returns the known chart of the whole page, extended by the states and transitions of this journey.
  func chart(onto known: StateGraph) -> StateGraph {
    let ways = Set(known.edges.map { [$0.from, $0.to] })
    let edges = zip(stops, stops.dropFirst()).compactMap { stop, next -> StateGraph.Edge? in
      guard !ways.contains([stop.combinedName, next.combinedName]) else { return nil }
      return StateGraph.Edge(from: stop.combinedName, to: next.combinedName, action: next.cause)
    }
    return StateGraph(
      states: known.states + stops.map { StateGraph.State($0.combinedName) }, edges: known.edges + edges)
  }

  /// Returns the current and the visited states and transitions on a chart of the whole page.
  func marking(on chart: StateGraph) -> StateGraph.Marking {
    let taken = zip(way, way.dropFirst()).flatMap { stop, next in
      let ways = chart.edges.filter { ($0.from, $0.to) == (stop.combinedName, next.combinedName) }
      let meant = ways.filter { $0.action == next.cause }
      return meant.isEmpty ? ways : meant
    }
    return StateGraph.Marking(
      current: way.last?.combinedName, visited: Set(way.map(\.combinedName)), taken: Set(taken))
  }
}

extension PageJourney.Stop {
  /// The description of the actions before this stop, or `then`, the charts' term for a transition without an action.
  var cause: String { actions.isEmpty ? "then" : actions.map(\.description).joined(separator: ", ") }
}
