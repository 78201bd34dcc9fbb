/// Properties of a feature that follow from its graph.
extension StateGraph {
  /// The states in which the feature can start.
  public var initialStates: [State] { states.filter(\.isInitial) }

  /// The declared states that no edge leads to.
  public var neverProduced: [State] {
    let produced = Set(edges.map(\.to))
    return states.filter { $0.isDeclared && !$0.isInitial && !produced.contains($0.name) }
  }

  /// The states that cannot be reached from an initial state, including those that are never produced.
  public var unreachable: [State] {
    let reached = reachable
    return states.filter { !reached.contains($0.name) }
  }

  /// The reachable states that no edge leads out of.
  public var withoutWayOut: [State] {
    let reached = reachable
    return states.filter { reached.contains($0.name) && waysOut(of: $0.name).isEmpty }
  }

  /// The edges of actions without effect.
  public var withoutEffect: [Edge] { edges.filter { !$0.hasEffect } }

  /// Returns the edges from this state to another.
  public func waysOut(of state: String) -> [Edge] { edges.filter { $0.from == state && $0.leadsElsewhere } }

  /// Returns a shortest path from an initial state to this state, or `nil` if it is unreachable.
  public func path(to state: String) -> [Edge]? { paths(to: state)[state] }

  /// The names of the states that can be reached from an initial state.
  public var reachable: Set<String> { Set(paths().keys) }

  /// Returns the shortest paths to all states or, with a goal, to the states that are not farther than the goal.
  private func paths(to goal: String? = nil) -> [String: [Edge]] {
    let leaving = Dictionary(grouping: edges.filter(\.leadsElsewhere), by: \.from)
    var frontier = initialStates.map(\.name)
    var paths = Dictionary(uniqueKeysWithValues: frontier.map { ($0, [Edge]()) })
    while !frontier.isEmpty, goal.map({ paths[$0] == nil }) ?? true {
      var next: [String] = []
      for state in frontier {
        for edge in leaving[state] ?? [] where paths[edge.to] == nil {
          paths[edge.to] = paths[state, default: []] + [edge]
          next.append(edge.to)
        }
      }
      frontier = next
    }
    return paths
  }
}
