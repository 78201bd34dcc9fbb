import StateGraphs
import Testing

struct StateGraphAnalysisTests {
  private let faulty = StateGraph(
    states: [
      .init("start", isDeclared: true, isInitial: true), .init("archived", isDeclared: true),
      .init("end", isDeclared: true), .init("island", isDeclared: true), .init("isle", isDeclared: true),
    ],
    edges: [
      .init(from: "start", to: "end", action: "go"), .init(from: "end", to: "end", action: "type"),
      .init(from: "island", to: "isle", action: "swim"),
      .init(from: "start", to: "start", action: "x", hasEffect: false),
    ])

  @Test func declaredStateWithoutIncomingEdgesIsNeverProduced() {
    #expect(faulty.neverProduced.map(\.name) == ["archived", "island"])
    #expect(StateGraph.profile.neverProduced.isEmpty)
  }

  @Test func stateReachedOnlyFromUnreachableStatesIsUnreachable() {
    #expect(faulty.unreachable.map(\.name) == ["archived", "island", "isle"])
    #expect(StateGraph.profile.unreachable.isEmpty)
  }

  @Test func stateWithOnlyLoopsHasNoWayOut() {
    #expect(faulty.withoutWayOut.map(\.name) == ["end"])
    #expect(StateGraph.profile.withoutWayOut.isEmpty)
  }

  @Test func controlsWithoutEffectAreListed() {
    #expect(StateGraph.profile.withoutEffect.map(\.label) == ["tap \"Help\""])
  }

  @Test func shortestPathToAStateIsFound() {
    #expect(StateGraph.profile.path(to: "loadingError")?.map(\.label) == ["appear", "load fails"])
    #expect(StateGraph.profile.path(to: "initialized")?.isEmpty == true)
    #expect(faulty.path(to: "isle") == nil)
  }
}
