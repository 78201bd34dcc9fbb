import StateGraphs
import Testing
import VSM

@testable import VSMInspector

@MainActor struct JourneyChartTests {
  private enum Light { case red, green, amber }

  private let container = StateContainer<Light>(state: .red)
  private let journey = PageJourney()

  init() {
    journey.begin(container.id, in: Light.red)
    journey.perform(.tap(.button, "Go", index: 0))
    journey.reach(Light.green, in: container.id)
  }

  private let known = StateGraph(
    states: [StateGraph.State("red", isDeclared: true, isInitial: true)],
    edges: [
      StateGraph.Edge(from: "red", to: "green", action: "tap \"Go\""),
      StateGraph.Edge(from: "red", to: "green", action: "wait 3.0 seconds"),
      StateGraph.Edge(from: "green", to: "red", action: "tap \"Stop\""),
      StateGraph.Edge(from: "green", to: "green", action: "tap \"Ring\"", hasEffect: false),
    ])

  @Test func journeyWithoutStoredChartIsDrawn() throws {
    let region = try #require(journey.regions(known: nil).first)
    let chart = region.chart
    #expect(region.feature == nil)
    #expect(chart.states.map(\.name) == ["red", "green"])
    #expect(chart.initialStates.map(\.name) == ["red"])
    #expect(chart.edges.map(\.label) == ["tap \"Go\""])
  }

  @Test func newStatesAreAddedToTheChart() {
    #expect(journey.chart(onto: known) == known)
    journey.reach(Light.amber, in: container.id)
    let added = Set(journey.chart(onto: known).edges).subtracting(known.edges)
    #expect(added == [StateGraph.Edge(from: "green", to: "amber", action: "then")])
  }

  @Test func pathIsMarkedByItsActions() {
    let marking = journey.marking(on: known)
    #expect(marking.current == "green")
    #expect(marking.visited == ["red", "green"])
    #expect(marking.taken.map(\.label) == ["tap \"Go\""])
    #expect(journey.regions(known: known).map(\.marking) == [marking])
    #expect(journey.regions(known: known)[0].possible.map(\.label) == ["tap \"Stop\""])
  }

  @Test func nothingIsMarkedAfterTheRestoredState() {
    journey.go(to: 1)
    #expect(journey.marking(on: known) == StateGraph.Marking(current: "red", visited: ["red"]))
  }
}
