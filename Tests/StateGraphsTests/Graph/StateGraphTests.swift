import Foundation
import StateGraphs
import Testing

struct StateGraphTests {
  @Test func statesKeepTheirOrderAndEdgesAreSorted() {
    let backward = StateGraph(states: StateGraph.profile.states, edges: StateGraph.profile.edges.reversed())
    #expect(backward == .profile)
    #expect(backward.states.map(\.name) == ["initialized", "loading", "loadingError", "loaded"])
    #expect(backward.edges.map(\.label).first == "appear")
  }

  @Test func edgesOfTheSameActionAreSortedByOutcome() {
    let edges = ["b", "a", nil, "c"].map { StateGraph.Edge(from: "s", to: "s", action: "save", outcome: $0) }
    let graph = StateGraph(states: [], edges: edges)
    #expect(graph.edges.map(\.outcome) == [nil, "a", "b", "c"])
  }

  @Test func duplicateStatesAreMerged() {
    let graph = StateGraph(states: [.init("a", isDeclared: true), .init("a", isInitial: true)], edges: [])
    #expect(graph.states == [.init("a", isDeclared: true, isInitial: true)])
  }

  @Test func statesOnlyInEdgesAreAddedAsUndeclared() {
    let graph = StateGraph(states: [], edges: [.init(from: "a", to: "b", action: "go")])
    #expect(graph.states == [.init("a"), .init("b")])
  }

  @Test func jsonRoundTripIsLossless() throws {
    let json = try JSONEncoder().encode(StateGraph.profile)
    #expect(try JSONDecoder().decode(StateGraph.self, from: json) == .profile)
  }

  @Test func decodedGraphIsSorted() throws {
    let edge = { (from: String, to: String) in #"{"from":"\#(from)","to":"\#(to)","action":"go","hasEffect":true}"# }
    let json = #"{"states":[],"edges":[\#(edge("a", "b")),\#(edge("a", "a"))]}"#
    let graph = try JSONDecoder().decode(StateGraph.self, from: Data(json.utf8))
    #expect(graph.edges.map(\.to) == ["a", "b"])
  }

  @Test func edgeLabelContainsActionAndOutcome() {
    #expect(StateGraph.Edge(from: "a", to: "b", action: "tap \"Save\"").label == "tap \"Save\"")
    #expect(
      StateGraph.Edge(from: "a", to: "b", action: "tap \"Save\"", outcome: "save fails").label
        == "tap \"Save\", save fails")
  }
}
