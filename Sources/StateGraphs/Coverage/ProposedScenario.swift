extension StateGraph {
  /// A draft in Gherkin of a scenario for an edge that no scenario takes, to complete or to reject.
  ///
  /// `Steps.page` defines the steps about controls and screens. The steps that open the page, let time pass and
  /// answer a dependency, such as `load fails`, need definitions in the words of the feature. The draft goes the shortest
  /// way through the states, so it can lack steps that stay in a state, such as typing a name that is required.
  public struct ProposedScenario: Hashable, Sendable {
    /// The edge, which the scenario takes last.
    public let edge: StateGraph.Edge
    private let path: [StateGraph.Edge]

    /// Returns `nil` if nothing leads to the edge.
    public init?(for edge: StateGraph.Edge, in graph: StateGraph) {
      guard let path = graph.path(to: edge.from) else { return nil }
      self.edge = edge
      self.path = path
    }

    /// The name of the scenario: `In loading, load fails leads to loadingError`.
    public var name: String { Self.name(of: edge) }

    /// Returns the name of a scenario for an edge, which differs from the names for all others.
    public static func name(of edge: StateGraph.Edge) -> String {
      "In \(edge.from), \(edge.label) \(edge.leadsElsewhere ? "leads to \(edge.to)" : "stays there")"
    }

    /// The lines of the scenario, without indentation before its first line.
    public var text: String {
      var lines = ["Scenario: \(name)"]
      var keyword = "When"
      func add(_ kind: String, _ step: String) {
        lines.append("  \(kind == keyword && lines.count > 1 ? "And" : kind) \(step)")
        keyword = kind
      }
      let edges = path + [edge]
      if !edges.contains(where: { $0.action == "appear" }) { add("Given", "I have opened the page") }
      for edge in edges {
        if let step = Self.step(for: edge) { add("When", step) }
        for screen in Self.screens(of: edge.to) { add("Then", "I should see the \(screen) screen") }
      }
      return lines.joined(separator: "\n") + "\n"
    }

    private static func step(for edge: StateGraph.Edge) -> String? {
      switch edge.action {
      case "appear": return "I open the page"
      case "then": return nil
      case "time passes": return "some time passes"
      case let action where action.hasPrefix("toggle \""): return "I turn on\(action.dropFirst("toggle".count))"
      case let action where action.hasPrefix("select \""): return "I choose\(action.dropFirst("select".count))"
      case let action where action.hasPrefix("import \""):
        return "I import the file\(action.dropFirst("import".count)) containing \"…\""
      case let action where ControlUse(action) != nil: return "I \(action)"
      case let answer: return answer
      }
    }

    /// The names of states as people write them: `Loading Error` for `loadingError`.
    private static func screens(of name: String) -> [String] {
      name.split(separator: " · ").map { state in
        let words = state.reduce(into: "") { words, letter in
          if letter.isUppercase, !words.isEmpty { words += " " }
          words.append(letter)
        }
        return words.prefix(1).uppercased() + words.dropFirst()
      }
    }
  }
}
