import StateGraphs

/// The differences between a feature's source and what an exploration of it found.
///
/// Only states and arrows between different states are compared, since an exploration names what people do, and the
/// source what code does.
public struct ExplorationComparison {
  /// Both graphs in one, whose arrows say which of them has them.
  public let graph: StateGraph
  /// Highlights the arrows of both.
  public let marking: StateGraph.Marking
  /// One sentence for each difference.
  public let differences: [String]

  /// - Parameter explored: The graph of the feature, or of a page with several, whose states have names such as
  ///   `loaded · editing`. Only the parts that are states of the feature count.
  public init(source: StateGraph, explored: StateGraph) {
    let known = Set(source.states.map(\.name))
    let explored = Self.projected(explored, onto: known)
    let inSource = Self.arrows(of: source)
    let inExploration = Self.arrows(of: explored)
    var edges = source.edges.map { edge in
      var edge = edge
      if edge.leadsElsewhere, !inExploration.contains([edge.from, edge.to]) { edge.outcome = "only in the source" }
      return edge
    }
    edges += explored.edges.filter { !inSource.contains([$0.from, $0.to]) && $0.leadsElsewhere }.map { edge in
      var edge = edge
      edge.outcome = "only explored"
      return edge
    }
    graph = StateGraph(states: source.states, edges: edges)
    let both = inSource.intersection(inExploration)
    marking = StateGraph.Marking(taken: Set(graph.edges.filter { both.contains([$0.from, $0.to]) }))
    differences = graph.edges.compactMap { edge in
      switch edge.outcome {
      case "only in the source"?:
        "Not explored: \(edge.action) in \(edge.from), which leads to \(edge.to) in the source."
      case "only explored"?:
        "Not in the source: \(edge.action) in \(edge.from), which led to \(edge.to) in the exploration."
      default: nil
      }
    }
  }

  private static func arrows(of graph: StateGraph) -> Set<[String]> {
    Set(graph.edges.filter { $0.leadsElsewhere && $0.hasEffect }.map { [$0.from, $0.to] })
  }

  /// The graph of one of several features on a page.
  private static func projected(_ graph: StateGraph, onto known: Set<String>) -> StateGraph {
    func parts(_ name: String) -> [String] { name.split(separator: " · ").map(String.init).filter(known.contains) }
    let edges = graph.edges.flatMap { edge -> [StateGraph.Edge] in
      let (from, to) = (parts(edge.from), parts(edge.to))
      // Of several features with states of the same name, those that stay the same are not meant.
      let (left, reached) = (from.filter { !to.contains($0) }, to.filter { !from.contains($0) })
      return left.flatMap { start in
        reached.map { StateGraph.Edge(from: start, to: $0, action: edge.action, hasEffect: edge.hasEffect) }
      }
    }
    return StateGraph(states: [], edges: edges)
  }
}
