import StateGraphs
import Testing

struct StateGraphChangesTests {
  private func words(
    removing isRemoved: (StateGraph.Edge) -> Bool = { _ in false }, adding edges: [StateGraph.Edge] = [],
    states: [StateGraph.State] = StateGraph.profile.states
  ) -> [String] {
    let kept = StateGraph.profile.edges.filter { !isRemoved($0) }
    return StateGraph(states: states, edges: kept + edges).changes(since: .profile).map(\.description)
  }

  @Test func equalGraphsHaveNoChanges() {
    #expect(words().isEmpty)
  }

  @Test func removalOfTheOnlyWayOutComesFirst() {
    #expect(
      words(removing: { $0.from == "loadingError" }, adding: [.init(from: "loaded", to: "saving", action: "save")]) == [
        "removes the only way out of loadingError",
        "adds the state saving, which has no way out",
        "removes tap \"Retry\" in loadingError, which led to loading",
        "adds save in loaded, which leads to saving",
      ])
  }

  @Test func redirectedActionIsOneChange() {
    #expect(
      words(
        removing: { $0.from == "loadingError" },
        adding: [.init(from: "loadingError", to: "loaded", action: "tap \"Retry\"")])
        == ["tap \"Retry\" in loadingError now leads to loaded instead of loading"])
  }

  @Test func edgesOfARemovedStateAreNotListed() {
    #expect(
      words(
        removing: { $0.from == "loadingError" || $0.to == "loadingError" },
        states: StateGraph.profile.states.filter { $0.name != "loadingError" })
        == ["removes the state loadingError"])
  }

  @Test func addedStateIsListed() {
    #expect(
      words(adding: [
        .init(from: "loaded", to: "saving", action: "save"),
        .init(from: "saving", to: "loaded", action: "save succeeds"),
      ]) == ["adds the state saving", "adds save in loaded, which leads to saving"])
  }

  @Test func newlyUnreachableStateIsListed() {
    #expect(
      words(removing: { $0.to == "loadingError" }) == [
        "leaves no way to loadingError", "removes load fails in loading, which led to loadingError",
      ])
  }

  @Test func gainedAndLostEffectsAreListed() {
    let help = StateGraph.profile.withoutEffect[0]
    var alive = help
    alive.hasEffect = true
    #expect(words(removing: { $0 == help }, adding: [alive]) == ["tap \"Help\" in loaded now has an effect"])
    let graph = StateGraph(
      states: StateGraph.profile.states, edges: StateGraph.profile.edges.filter { $0 != help } + [alive])
    #expect(
      StateGraph.profile.changes(since: graph).map(\.description)
        == ["tap \"Help\" in loaded no longer does anything"])
  }

  @Test func changedInitialStateIsListed() {
    var states = StateGraph.profile.states
    states[0].isInitial = false
    states[1].isInitial = true
    #expect(
      words(states: states) == ["leaves no way to initialized", "begins in loading instead of initialized"])
  }

  @Test func gainedEffectCanLeadToAnotherState() {
    let help = StateGraph.profile.withoutEffect[0]
    #expect(
      words(removing: { $0 == help }, adding: [.init(from: "loaded", to: "loadingError", action: help.action)])
        == ["tap \"Help\" in loaded now leads to loadingError"])
  }

  @Test func removalsComeBeforeAdditions() {
    let help = StateGraph.profile.withoutEffect[0]
    var dead = StateGraph.profile.edges[0]
    dead = .init(from: "loaded", to: "loaded", action: "type \"Grace\" into \"Username\"", hasEffect: false)
    var alive = help
    alive.hasEffect = true
    #expect(
      words(
        removing: { $0 == help || $0.action == dead.action }, adding: [alive, dead]) == [
          "type \"Grace\" into \"Username\" in loaded no longer does anything",
          "tap \"Help\" in loaded now has an effect",
        ])
  }

  @Test func severalRemovedWaysOutAreCounted() {
    #expect(
      words(removing: { $0.from == "loading" }).first == "removes all 2 ways out of loading")
  }

  @Test func missingInitialStateIsListed() {
    let states = StateGraph.profile.states.map { StateGraph.State($0.name, isDeclared: true) }
    #expect(words(states: states).contains("begins in no state instead of initialized"))
  }

  @Test func orderOfInitialStatesDoesNotMatter() {
    let states: [StateGraph.State] = [.init("a", isInitial: true), .init("b", isInitial: true)]
    let changes = StateGraph(states: states.reversed(), edges: []).changes(since: StateGraph(states: states, edges: []))
    #expect(changes.isEmpty)
  }

  @Test func newlyReachableStateIsListedOnce() {
    let island = StateGraph.Edge(from: "isle", to: "loaded", action: "swim")
    let old = StateGraph(states: StateGraph.profile.states + [.init("isle")], edges: StateGraph.profile.edges)
    let new = StateGraph(
      states: old.states,
      edges: old.edges + [island, .init(from: "loaded", to: "isle", action: "sail")])
    #expect(
      new.changes(since: old).map(\.description) == [
        "gives isle a way in", "adds sail in loaded, which leads to isle", "adds swim in isle, which leads to loaded",
      ])
  }

  @Test func loopIsNotAWayOut() {
    let grace = "type \"Grace\" into \"Username\""
    #expect(words(removing: { $0.action == grace }) == ["removes \(grace) in loaded"])
    #expect(words(adding: [.init(from: "loaded", to: "loaded", action: "scroll")]) == ["adds scroll in loaded"])
  }

  @Test func openedDeadEndIsListed() {
    let dead = StateGraph(
      states: StateGraph.profile.states, edges: StateGraph.profile.edges.filter { $0.from != "loadingError" })
    #expect(
      StateGraph.profile.changes(since: dead).map(\.description) == [
        "gives loadingError a way out", "adds tap \"Retry\" in loadingError, which leads to loading",
      ])
  }
}
