/// What a feature does: its states, and what leads from one to another.
///
/// The states keep the order in which they were given, each name once; the edges are sorted by them. Two graphs that say
/// the same are therefore equal and encode alike.
public struct StateGraph: Hashable, Sendable {
  /// Every state, those that are only declared included.
  public let states: [State]

  /// Everything that was seen to happen, sorted by the states and then by the words.
  public let edges: [Edge]

  /// Makes a graph; states that only edges name are added as ones that nobody declared.
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

  /// The state of this name.
  public subscript(name: String) -> State? { states.first { $0.name == name } }
}

extension StateGraph {
  /// One state, known by its name.
  public struct State: Hashable, Sendable, Codable, Identifiable {
    /// What people call the state: its case.
    public var name: String

    /// Whether the type of the states declares it.
    public var isDeclared: Bool

    /// Whether the feature begins in it.
    public var isInitial: Bool

    public var id: String { name }

    public init(_ name: String, isDeclared: Bool = false, isInitial: Bool = false) {
      self.name = name
      self.isDeclared = isDeclared
      self.isInitial = isInitial
    }
  }

  /// One thing that happens in a state, and the state that it leads to.
  public struct Edge: Hashable, Sendable, Codable {
    /// The name of the state in which it happens.
    public var from: String

    /// The name of the state that it leads to; the same where the state stays.
    public var to: String

    /// What is done, as people say it: `tap "Save"`.
    public var action: String

    /// What came of the action, where it can end in several ways: `save fails`.
    public var outcome: String?

    /// Whether anything at all comes of it. A control without any effect has an edge that leads back.
    public var hasEffect: Bool

    public init(from: String, to: String, action: String, outcome: String? = nil, hasEffect: Bool = true) {
      self.from = from
      self.to = to
      self.action = action
      self.outcome = outcome
      self.hasEffect = hasEffect
    }

    /// The action, with what came of it.
    public var label: String { outcome.map { "\(action), \($0)" } ?? action }

    /// Whether the edge leads to another state.
    public var leadsElsewhere: Bool { from != to }

    fileprivate var sortKey: String { "\(action)\u{0}\(outcome ?? "")\u{0}\(hasEffect)" }
  }
}
