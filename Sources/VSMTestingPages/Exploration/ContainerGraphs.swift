import StateGraphs
import VSM

/// Collects the graphs of the single containers of a feature, one for each type of states.
struct ContainerGraphs {
  private struct Graph {
    var names: [String] = []
    var initial: Set<String> = []
    var edges: Set<StateGraph.Edge> = []
  }

  private var graphs: [ObjectIdentifier: Graph] = [:]

  /// Adds the changes of a step. The first change of a container is attributed to its action.
  mutating func add(_ changes: [ContainerTrace.Change], action: String) {
    var changed: Set<StateContainerID> = []
    for change in changes {
      let type = ObjectIdentifier(change.container.stateType)
      var graph = graphs[type] ?? Graph()
      if !graph.names.contains(change.to) { graph.names.append(change.to) }
      if let from = change.from {
        let isFirst = changed.insert(change.container).inserted
        graph.edges.insert(StateGraph.Edge(from: from, to: change.to, action: isFirst ? action : "then"))
      } else {
        graph.initial.insert(change.to)
      }
      graphs[type] = graph
    }
  }

  /// Returns the graph of the containers with a type of states, including declared states that no step has produced.
  func graph(of type: ObjectIdentifier, declared: [String]) -> StateGraph? {
    graphs[type].map { graph in
      let states = graph.names + declared.filter { !graph.names.contains($0) }
      return StateGraph(
        states: states.map { StateGraph.State($0, isDeclared: true, isInitial: graph.initial.contains($0)) },
        edges: Array(graph.edges))
    }
  }

  var types: [ObjectIdentifier] { Array(graphs.keys) }
}
