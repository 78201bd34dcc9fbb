import StateGraphs
import Testing

/// The code in the documentation of the module.
struct StateGraphsArticle {
  // snippet.changes
  @Test func lampCanNoLongerBeTurnedOff() {
    let old = StateGraph(
      states: [.init("off", isInitial: true), .init("on")],
      edges: [
        .init(from: "off", to: "on", action: "tap \"Turn on\""),
        .init(from: "on", to: "off", action: "tap \"Turn off\""),
      ])
    let new = StateGraph(states: old.states, edges: old.edges.filter { $0.to == "on" })

    #expect(
      new.changes(since: old).map(\.description) == [
        "removes the only way out of on", "removes tap \"Turn off\" in on, which led to off",
      ])
  }
  // snippet.end
}
