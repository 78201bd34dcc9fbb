extension StateGraph {
  /// The scenarios that take each edge of a graph.
  ///
  /// An exploration finds the edges. Walks of scenarios through the same feature show which of them the requirements
  /// describe.
  public struct Coverage: Hashable, Sendable, Codable {
    /// The explored graph.
    public let graph: StateGraph

    /// An edge with an effect, and the scenarios that take it.
    public struct CoveredEdge: Hashable, Sendable, Codable {
      public let edge: Edge
      /// The names of the scenarios, in the order of the requirements.
      public let scenarios: [String]
    }

    /// All edges with an effect, in the order of the graph.
    public let edges: [CoveredEdge]

    /// Compares walks with a graph.
    ///
    /// - Complexity: O(*s* · *e*) for *s* steps and *e* edges.
    public init(of graph: StateGraph, by walks: [Walk]) {
      self.graph = graph
      var scenarios: [Edge: [String]] = [:]
      for walk in walks {
        for edge in walk.edges(in: graph) where scenarios[edge]?.last != walk.scenario {
          scenarios[edge, default: []].append(walk.scenario)
        }
      }
      edges = graph.edges.filter(\.hasEffect).map { CoveredEdge(edge: $0, scenarios: scenarios[$0] ?? []) }
    }

    /// The edges that no scenario takes.
    public var uncovered: [Edge] { edges.filter(\.scenarios.isEmpty).map(\.edge) }

    /// A draft of a scenario for each of them that a path leads to.
    public var proposals: [ProposedScenario] { uncovered.compactMap { ProposedScenario(for: $0, in: graph) } }

    /// Highlights what scenarios cover in a drawing of the graph.
    public var marking: Marking {
      let taken = edges.filter { !$0.scenarios.isEmpty }.map(\.edge)
      return Marking(visited: Set(taken.flatMap { [$0.from, $0.to] }), taken: Set(taken))
    }
  }
}
