import StateGraphs
import Testing

@Suite struct CoverageTests {
  private typealias Edge = StateGraph.Edge

  private static let appear = Edge(from: "initialized", to: "loading", action: "appear")
  private static let succeeds = Edge(from: "loading", to: "loaded", action: "load succeeds")
  private static let fails = Edge(from: "loading", to: "loadingError", action: "load fails")
  private static let timesOut = Edge(from: "loading", to: "loadingError", action: "load times out")
  private static let retry = Edge(from: "loadingError", to: "loading", action: #"tap "Retry""#)
  private static let type = Edge(from: "loaded", to: "loaded", action: #"type "coffee" into "Note""#)
  private static let delete = Edge(from: "loaded", to: "loaded", action: #"tap "Delete""#)
  private static let deleteFails = Edge(from: "loaded", to: "loaded", action: "delete fails")
  private static let deleteSucceeds = Edge(from: "loaded", to: "deleted", action: "delete succeeds")
  private static let without = Edge(from: "loaded", to: "loaded", action: #"tap "Share""#, hasEffect: false)

  private let graph = StateGraph(
    states: [StateGraph.State("initialized", isInitial: true)],
    edges: [appear, succeeds, fails, timesOut, retry, type, delete, deleteFails, deleteSucceeds, without])

  private func edges(_ steps: StateGraph.Walk.Step...) -> Set<Edge> {
    let coverage = StateGraph.Coverage(of: graph, by: [StateGraph.Walk(scenario: "A", steps: steps)])
    return Set(coverage.edges.filter { $0.scenarios == ["A"] }.map(\.edge))
  }

  @Test func statesWithoutAControlMatchTheEdgesBetweenThem() {
    #expect(
      edges(
        .state("initialized", isImmediate: false), .state("loading", isImmediate: false),
        .state("loaded", isImmediate: false)) == [Self.appear, Self.succeeds])
    #expect(
      edges(.state("loading", isImmediate: false), .state("loadingError", isImmediate: false)) == [
        Self.fails, Self.timesOut,
      ])
  }

  @Test func aControlMatchesByItsName() {
    #expect(
      edges(.state("loadingError", isImmediate: false), .use(#"tap "Retry""#), .state("loading", isImmediate: true))
        == [Self.retry])
    #expect(
      edges(.state("loadingError", isImmediate: false), .use(#"tap "Again""#), .state("loading", isImmediate: true))
        .isEmpty)
  }

  @Test func aPersonCanTypeAnotherText() {
    #expect(edges(.state("loaded", isImmediate: false), .use(#"type "tea into "x"" into "Note""#)) == [Self.type])
    #expect(edges(.state("loaded", isImmediate: false), .use(#"type "coffee" into "Title""#)).isEmpty)
  }

  @Test func anAnswerAfterAControlIsAnEdgeOfItsOwn() {
    #expect(
      edges(.state("loaded", isImmediate: false), .use(#"tap "Delete""#), .state("loaded", isImmediate: false))
        == [Self.delete, Self.deleteFails])
    #expect(
      edges(.state("loaded", isImmediate: false), .use(#"tap "Delete""#), .state("deleted", isImmediate: false))
        == [Self.delete, Self.deleteSucceeds])
    #expect(
      edges(.state("loaded", isImmediate: false), .use(#"tap "Delete""#), .state("loaded", isImmediate: true))
        == [Self.delete])
  }

  @Test func aLaterStateIsTheEffectOfAControlOrOfAnAnswer() {
    let refresh = Edge(from: "loaded", to: "refreshing", action: #"tap "Refresh""#)
    let loop = Edge(from: "loaded", to: "loaded", action: #"tap "Refresh""#)
    let time = Edge(from: "loaded", to: "refreshing", action: "time passes")
    let graph = StateGraph(states: [StateGraph.State("loaded", isInitial: true)], edges: [refresh, loop, time])
    let walk = StateGraph.Walk(
      scenario: "A",
      steps: [.state("loaded", isImmediate: false), .use(#"tap "Refresh""#), .state("refreshing", isImmediate: false)])
    #expect(StateGraph.Coverage(of: graph, by: [walk]).uncovered == [loop])
  }

  @Test(arguments: [
    (#"import "a.csv""#, #"import "b.csv" into "Photo""#), (#"slide "Volume" to 0.5"#, #"slide "Volume" to 1.0"#),
    (#"send {"a":1} from "chart""#, #"send {"b":2} from "chart""#), ("press Escape", "press Escape"),
    (#"toggle "Gift""#, #"toggle "Gift""#),
  ])
  func freelyChosenValuesDoNotMatter(explored: String, used: String) {
    let edge = Edge(from: "form", to: "form", action: explored)
    let graph = StateGraph(states: [StateGraph.State("form", isInitial: true)], edges: [edge])
    let walk = StateGraph.Walk(scenario: "A", steps: [.state("form", isImmediate: false), .use(used)])
    #expect(StateGraph.Coverage(of: graph, by: [walk]).uncovered == [])
  }

  @Test func edgesWithoutEffectNeedNoScenario() {
    let coverage = StateGraph.Coverage(of: graph, by: [])
    #expect(coverage.uncovered.count == 9)
    #expect(!coverage.uncovered.contains(Self.without))
  }

  @Test func scenariosAreNamedOnceForEachEdge() {
    let steps: [StateGraph.Walk.Step] = [
      .state("loading", isImmediate: false), .state("loaded", isImmediate: false),
      .state("loading", isImmediate: false),
      .state("loaded", isImmediate: false),
    ]
    let walks = ["A", "B"].map { StateGraph.Walk(scenario: $0, steps: steps) }
    let coverage = StateGraph.Coverage(of: graph, by: walks)
    #expect(coverage.edges.first { $0.edge == Self.succeeds }?.scenarios == ["A", "B"])
    #expect(coverage.marking.taken == [Self.succeeds])
    #expect(coverage.marking.visited == ["loading", "loaded"])
  }

  @Test func aScenarioIsProposedForAnEdge() throws {
    #expect(
      try #require(StateGraph.ProposedScenario(for: Self.retry, in: graph)).text == """
        Scenario: In loadingError, tap "Retry" leads to loading
          When I open the page
          Then I should see the Loading screen
          When load fails
          Then I should see the Loading Error screen
          When I tap "Retry"
          Then I should see the Loading screen

        """)
    #expect(
      try #require(StateGraph.ProposedScenario(for: Self.type, in: graph)).text.hasSuffix(
        """
          Then I should see the Loaded screen
          When I type "coffee" into "Note"
          Then I should see the Loaded screen

        """))
  }

  @Test func aPageThatDoesNotBeginByItselfIsOpenedBefore() throws {
    let toggle = Edge(from: "off", to: "on · shown", action: #"toggle "Light""#)
    let graph = StateGraph(states: [StateGraph.State("off", isInitial: true)], edges: [toggle])
    #expect(
      try #require(StateGraph.ProposedScenario(for: toggle, in: graph)).text == """
        Scenario: In off, toggle "Light" leads to on · shown
          Given I have opened the page
          When I turn on "Light"
          Then I should see the On screen
          And I should see the Shown screen

        """)
    #expect(StateGraph.ProposedScenario(for: Edge(from: "lost", to: "off", action: "then"), in: graph) == nil)
  }
}
