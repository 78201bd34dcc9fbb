import StateGraphs

extension StateGraph {
  /// Loading and editing a profile.
  static let profile = StateGraph(
    states: [
      State("initialized", isDeclared: true, isInitial: true), State("loading", isDeclared: true),
      State("loadingError", isDeclared: true), State("loaded", isDeclared: true),
    ],
    edges: [
      Edge(from: "initialized", to: "loading", action: "appear"),
      Edge(from: "loading", to: "loaded", action: "load succeeds"),
      Edge(from: "loading", to: "loadingError", action: "load fails"),
      Edge(from: "loadingError", to: "loading", action: "tap \"Retry\""),
      Edge(from: "loaded", to: "loading", action: "tap \"Refresh\""),
      Edge(from: "loaded", to: "loaded", action: "type \"Grace\" into \"Username\""),
      Edge(from: "loaded", to: "loaded", action: "tap \"Help\"", hasEffect: false),
    ])

  /// A random graph for a number, in which any state can lead to any other.
  static func tangle(states count: Int, edges: Int, number: Int) -> StateGraph {
    let names = (0..<count).map { "state\($0)" + String(repeating: "x", count: $0 * number % 13) }
    return StateGraph(
      states: names.enumerated().map { State($1, isDeclared: true, isInitial: $0 == 0) },
      edges: (0..<edges).map { index in
        Edge(
          from: names[(index * 7 + number) % count], to: names[(index * index * 5 + index * 3 + 1) % count],
          action: "tap \"Button of some length \(index)\"")
      })
  }
}
