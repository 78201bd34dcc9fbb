import StateGraphs

/// The behavior of a feature, as its source describes it: its states, and the actions that lead from each to the next.
public struct Behavior: Hashable, Sendable {
  /// The full name of the type of its states.
  public let name: String
  /// The file and the line of the type.
  public let path: String
  public let line: Int
  public let states: [State]
  /// The states in which views begin.
  public let initial: [String]

  /// A state with its data and actions.
  public struct State: Hashable, Sendable {
    public let name: String
    /// Its values and the values of its models, without actions: `message: String`.
    public let data: [String]
    public let actions: [Action]
  }

  /// An action of a state.
  public struct Action: Hashable, Sendable {
    /// Its name, after the name of the model if another model of the state has an action of the same name.
    public let name: String
    /// Its declaration without the name of the result: `save(name: String)`.
    public let signature: String
    /// The ways that it can go.
    public let ways: [Way]

    /// All states to which it can lead.
    public var next: [String] { ways.flatMap { $0.leading.flatMap(\.self) + $0.rest }.unique }
  }

  /// States that follow one another.
  public struct Way: Hashable, Sendable {
    /// The states that follow at once, one after another; each can be one of several.
    public let leading: [[String]]
    /// The states in which it can end, or go on.
    public let rest: [String]
  }
}

extension Behavior {
  /// The graph of the states. A state that follows by itself, as after `loading`, is reached by an arrow with the label
  /// `then`.
  public var graph: StateGraph {
    var edges: [StateGraph.Edge] = []
    for state in states {
      for action in state.actions {
        for way in action.ways {
          var from = [state.name]
          for (index, next) in (way.leading + [way.rest]).enumerated() where !next.isEmpty {
            for start in from {
              edges += next.map { StateGraph.Edge(from: start, to: $0, action: index == 0 ? action.name : "then") }
            }
            from = next
          }
        }
      }
    }
    return StateGraph(
      states: states.map { .init($0.name, isDeclared: true, isInitial: initial.contains($0.name)) }, edges: edges)
  }
}
