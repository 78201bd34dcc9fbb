/// All edges from one state to another, which are drawn as one arrow.
struct Connection {
  /// The indices of the states.
  let from: Int
  let to: Int
  let edges: [StateGraph.Edge]

  var isLoop: Bool { from == to }

  /// Returns the connections of a graph, in the order of its edges. Edges without effect are omitted.
  static func all(in graph: StateGraph) -> [Connection] {
    let index = Dictionary(uniqueKeysWithValues: graph.states.enumerated().map { ($1.name, $0) })
    var connections: [Connection] = []
    for edge in graph.edges where edge.hasEffect {
      guard let from = index[edge.from], let to = index[edge.to] else { continue }
      // The edges are sorted by their start and end states.
      if let last = connections.last, last.from == from, last.to == to {
        connections[connections.count - 1] = Connection(from: from, to: to, edges: last.edges + [edge])
      } else {
        connections.append(Connection(from: from, to: to, edges: [edge]))
      }
    }
    return connections
  }

  /// The distinct labels of the edges.
  var texts: [String] {
    edges.reduce(into: []) { texts, edge in
      if !texts.contains(edge.label) { texts.append(edge.label) }
    }
  }
}
