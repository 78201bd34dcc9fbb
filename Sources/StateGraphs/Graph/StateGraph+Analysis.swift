/// What a graph says about a feature without anybody having asked.
extension StateGraph {
  /// The states in which the feature begins.
  public var initialStates: [State] { states.filter(\.isInitial) }

  /// The declared states that nothing leads to.
  public var neverProduced: [State] {
    let produced = Set(edges.map(\.to))
    return states.filter { $0.isDeclared && !$0.isInitial && !produced.contains($0.name) }
  }

  /// The states that cannot be reached from where the feature begins, those never produced included.
  public var unreachable: [State] {
    let reached = reachable
    return states.filter { !reached.contains($0.name) }
  }

  /// The states that can be reached and that nothing leads out of.
  public var withoutWayOut: [State] {
    let reached = reachable
    return states.filter { reached.contains($0.name) && waysOut(of: $0.name).isEmpty }
  }

  /// What can be done without anything coming of it.
  public var withoutEffect: [Edge] { edges.filter { !$0.hasEffect } }

  /// What leads from this state to another.
  public func waysOut(of state: String) -> [Edge] { edges.filter { $0.from == state && $0.leadsElsewhere } }

  /// A shortest way from where the feature begins to this state; `nil` where there is none.
  public func path(to state: String) -> [Edge]? {
    ways(to: state)[state]
  }

  /// The names of the states that can be reached from where the feature begins.
  public var reachable: Set<String> { Set(ways().keys) }

  /// The shortest ways to all states, or to as many as are nearer than `goal`.
  private func ways(to goal: String? = nil) -> [String: [Edge]] {
    let leaving = Dictionary(grouping: edges.filter(\.leadsElsewhere), by: \.from)
    var frontier = initialStates.map(\.name)
    var ways = Dictionary(uniqueKeysWithValues: frontier.map { ($0, [Edge]()) })
    while !frontier.isEmpty, goal.map({ ways[$0] == nil }) ?? true {
      var next: [String] = []
      for state in frontier {
        for edge in leaving[state] ?? [] where ways[edge.to] == nil {
          ways[edge.to] = ways[state, default: []] + [edge]
          next.append(edge.to)
        }
      }
      frontier = next
    }
    return ways
  }
}
