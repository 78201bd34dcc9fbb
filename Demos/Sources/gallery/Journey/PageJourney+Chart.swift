import StateGraphs

extension PageJourney {
  /// Returns the known chart, extended by the states and transitions of this journey.
  func chart(onto known: StateGraph?) -> StateGraph {
    let ways = Set(known?.edges.map { [$0.from, $0.to] } ?? [])
    let states = stops.map { StateGraph.State($0.name, isInitial: known == nil && $0.id == 1) }
    let edges = zip(stops, stops.dropFirst()).compactMap { stop, next -> StateGraph.Edge? in
      guard !ways.contains([stop.name, next.name]) else { return nil }
      return StateGraph.Edge(from: stop.name, to: next.name, action: next.cause)
    }
    return StateGraph(states: (known?.states ?? []) + states, edges: (known?.edges ?? []) + edges)
  }

  /// Returns the current and the visited states and transitions on a chart.
  func marking(on chart: StateGraph) -> StateGraph.Marking {
    let taken = zip(way, way.dropFirst()).flatMap { stop, next in
      let ways = chart.edges.filter { ($0.from, $0.to) == (stop.name, next.name) }
      let meant = ways.filter { $0.action == next.cause }
      return meant.isEmpty ? ways : meant
    }
    return StateGraph.Marking(
      current: way.last?.name, visited: Set(way.map(\.name)), taken: Set(taken))
  }

  /// Returns the chart's transitions from the current state that have an effect.
  func possible(on chart: StateGraph) -> [StateGraph.Edge] {
    chart.edges.filter { $0.from == way.last?.name && $0.hasEffect }
  }
}

extension PageJourney.Stop {
  /// The description of the actions before this stop, or `then`, the charts' term for a transition without an action.
  var cause: String { actions.isEmpty ? "then" : actions.map(\.description).joined(separator: ", ") }
}
