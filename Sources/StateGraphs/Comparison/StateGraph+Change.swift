extension StateGraph {
  /// A difference between two graphs. Its description is the predicate of a sentence: "adds the state saving".
  public enum Change: Hashable, Sendable {
    /// A state that had ways out no longer has any.
    case closedWaysOut(of: String, count: Int)
    /// A state that was reachable no longer is.
    case closedWayIn(to: String)
    case begins(in: [String], before: [String])
    case removedState(String)
    case addedState(String, hasWayOut: Bool)
    /// An action gained or lost its effect.
    case changedEffect(String, in: String, hasEffect: Bool, to: String)
    /// An action leads to other states than before.
    case redirected(String, in: String, to: [String], before: [String])
    case removedEdge(Edge)
    /// A state without ways out now has one.
    case openedWayOut(of: String)
    /// A state that was unreachable is now reachable.
    case openedWayIn(to: String)
    case addedEdge(Edge)

    /// The order of the change in a list. Changes that remove possibilities from users come first.
    var rank: Int {
      switch self {
      case .closedWaysOut: 0
      case .addedState(_, hasWayOut: false): 1
      case .closedWayIn: 2
      case .removedState: 3
      case .begins: 4
      case .changedEffect(_, in: _, hasEffect: false, to: _): 5
      case .redirected: 6
      case .removedEdge: 7
      case .addedState: 8
      case .openedWayOut: 9
      case .openedWayIn: 10
      case .changedEffect: 11
      case .addedEdge: 12
      }
    }
  }
}

extension StateGraph.Change: CustomStringConvertible {
  public var description: String {
    switch self {
    case .closedWaysOut(let state, 1): "removes the only way out of \(state)"
    case .closedWaysOut(let state, let count): "removes all \(count) ways out of \(state)"
    case .closedWayIn(let state): "leaves no way to \(state)"
    case .begins(let now, let before): "begins in \(Self.list(now)) instead of \(Self.list(before))"
    case .removedState(let state): "removes the state \(state)"
    case .addedState(let state, hasWayOut: true): "adds the state \(state)"
    case .addedState(let state, hasWayOut: false): "adds the state \(state), which has no way out"
    case .changedEffect(let label, let state, hasEffect: false, _): "\(label) in \(state) no longer does anything"
    case .changedEffect(let label, let state, hasEffect: true, let end) where state == end:
      "\(label) in \(state) now has an effect"
    case .changedEffect(let label, let state, hasEffect: true, let end): "\(label) in \(state) now leads to \(end)"
    case .redirected(let label, let state, let now, let before):
      "\(label) in \(state) now leads to \(Self.list(now)) instead of \(Self.list(before))"
    case .removedEdge(let edge) where edge.leadsElsewhere:
      "removes \(edge.label) in \(edge.from), which led to \(edge.to)"
    case .removedEdge(let edge): "removes \(edge.label) in \(edge.from)"
    case .openedWayOut(let state): "gives \(state) a way out"
    case .openedWayIn(let state): "gives \(state) a way in"
    case .addedEdge(let edge) where edge.leadsElsewhere:
      "adds \(edge.label) in \(edge.from), which leads to \(edge.to)"
    case .addedEdge(let edge): "adds \(edge.label) in \(edge.from)"
    }
  }

  private static func list(_ states: [String]) -> String {
    states.isEmpty ? "no state" : states.joined(separator: " or ")
  }
}
