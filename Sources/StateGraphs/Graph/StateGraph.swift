/// The behavior of a feature: its states, and the actions that lead from one to another.
///
/// States keep their order and have unique names. Edges are sorted by their states. Graphs with the same content are
/// therefore equal and have the same encoding.
public struct StateGraph: Hashable, Sendable {
  /// All states, including those that are only declared.
  public let states: [State]

  /// The observed edges, sorted by their states and then by their labels.
  public let edges: [Edge]

  /// Creates a graph. States that occur only in edges are added as undeclared states.
  public init(states: [State], edges: [Edge]) {
    var order: [String: Int] = [:]
    var merged: [State] = []
    for state in states + edges.flatMap({ [State($0.from), State($0.to)] }) {
      if let index = order[state.name] {
        merged[index].isDeclared = merged[index].isDeclared || state.isDeclared
        merged[index].isInitial = merged[index].isInitial || state.isInitial
      } else {
        order[state.name] = merged.count
        merged.append(state)
      }
    }
    self.states = merged
    self.edges = Set(edges).sorted { left, right in
      let ends = (order[left.from, default: 0], order[left.to, default: 0])
      let others = (order[right.from, default: 0], order[right.to, default: 0])
      return ends == others ? left.sortKey < right.sortKey : ends < others
    }
  }

  /// Returns the state with this name.
  public subscript(name: String) -> State? { states.first { $0.name == name } }
}

extension StateGraph {
  /// A state, identified by its name.
  public struct State: Hashable, Sendable, Codable, Identifiable {
    /// The name of the state: its case.
    public var name: String

    /// Whether the type of the states declares it.
    public var isDeclared: Bool

    /// Whether the feature can start in it.
    public var isInitial: Bool

    public var id: String { name }

    public init(_ name: String, isDeclared: Bool = false, isInitial: Bool = false) {
      self.name = name
      self.isDeclared = isDeclared
      self.isInitial = isInitial
    }
  }

  /// An action in a state, with the state that it leads to.
  public struct Edge: Hashable, Sendable, Codable {
    /// The name of the state in which the action occurs.
    public var from: String

    /// The name of the resulting state, which can be the same.
    public var to: String

    /// The action in readable form: `tap "Save"`.
    public var action: String

    /// The outcome of an action with several outcomes: `save fails`.
    public var outcome: String?

    /// Whether the action has an effect. A control without effect has an edge that leads back to its state.
    public var hasEffect: Bool

    public init(from: String, to: String, action: String, outcome: String? = nil, hasEffect: Bool = true) {
      self.from = from
      self.to = to
      self.action = action
      self.outcome = outcome
      self.hasEffect = hasEffect
    }

    /// The action with its outcome.
    public var label: String { outcome.map { "\(action), \($0)" } ?? action }

    /// Whether the edge leads to another state.
    public var leadsElsewhere: Bool { from != to }

    fileprivate var sortKey: String { "\(action)\u{0}\(outcome ?? "")\u{0}\(hasEffect)" }
  }
}
