import StateGraphs
import Testing
import VSM

@testable import VSMInspector

@MainActor struct RegionTests {
  private enum LampViewState: CaseIterable { case red, amber, green }
  private enum BellViewState: CaseIterable { case silent, ringing, broken }
  private enum GateState: CaseIterable { case open, closing, closed }

  private let lamp = StateContainer<LampViewState>(state: .red)
  private let bell = StateContainer<BellViewState>(state: .silent)
  private let gate = StateContainer<GateState>(state: .open)
  private let journey = PageJourney()

  init() {
    journey.begin(lamp.id, in: LampViewState.red)
    journey.begin(bell.id, in: BellViewState.silent)
    journey.begin(gate.id, in: GateState.open)
  }

  private var regions: [PageJourney.Region] { journey.regions(known: nil) }

  @Test func containersHaveSeparateCharts() {
    for gateState in GateState.allCases {
      journey.reach(gateState, in: gate.id)
      for bellState in BellViewState.allCases {
        journey.reach(bellState, in: bell.id)
        for lampState in LampViewState.allCases { journey.reach(lampState, in: lamp.id) }
      }
    }
    #expect(regions.map(\.feature) == ["Lamp", "Bell", "GateState"])
    #expect(
      regions.map { $0.chart.states.map(\.name) } == [
        ["red", "amber", "green"], ["silent", "ringing", "broken"], ["open", "closing", "closed"],
      ])
    #expect(regions.map(\.marking.current) == ["green", "broken", "closed"])
    #expect(Set(journey.names(isCombined: false).values).count == 1 + 9)
  }

  @Test func changeOfOneContainerLeavesTheOthersUnchanged() {
    let before = regions
    journey.perform(.tap(.button, "Ring", index: 0))
    journey.reach(BellViewState.ringing, in: bell.id)
    #expect(regions.map(\.marking.current) == ["red", "ringing", "open"])
    #expect(regions[1].chart.edges.map(\.label) == [#"tap "Ring""#])
    #expect(regions[1].marking.taken == Set(regions[1].chart.edges))
    #expect(regions[0].chart == before[0].chart)
    #expect(regions[2].chart == before[2].chart)
    #expect(journey.stops.compactMap { journey.names(isCombined: false)[$0.id] }.last == "Bell: ringing")
    #expect(journey.stops.compactMap { journey.names(isCombined: true)[$0.id] }.last == "red · ringing · open")
  }

  @Test func chartKeepsWhatComesAfterTheRestoredState() {
    journey.perform(.tap(.button, "Ring", index: 0))
    journey.reach(BellViewState.ringing, in: bell.id)
    journey.go(to: 1)
    #expect(regions[1].chart.states.map(\.name) == ["silent", "ringing"])
    #expect(regions[1].marking == StateGraph.Marking(current: "silent", visited: ["silent"]))
    #expect(regions[1].possible.map(\.label) == [#"tap "Ring""#])
  }

  @Test func containersOfOneTypeHaveOneChartWithTheNewestState() {
    let other = StateContainer<BellViewState>(state: .silent)
    journey.begin(other.id, in: BellViewState.silent)
    journey.reach(BellViewState.ringing, in: other.id)
    journey.reach(BellViewState.broken, in: bell.id)
    #expect(regions.count == 3)
    #expect(regions[1].marking.current == "broken")
    #expect(regions[1].chart.edges.map(\.to) == ["ringing", "broken"])
    journey.end(bell.id)
    #expect(regions[1].marking.current == "ringing")
    journey.end(other.id)
    #expect(regions[1].marking.current == nil)
    #expect(regions[1].possible.isEmpty)
  }

  @Test func knownChartStaysThatOfTheWholePage() {
    let known = StateGraph(states: [StateGraph.State("red · silent · open", isInitial: true)], edges: [])
    journey.reach(BellViewState.ringing, in: bell.id)
    let regions = journey.regions(known: known)
    #expect(regions.map(\.feature) == [nil])
    #expect(regions[0].chart.states.map(\.name) == ["red · silent · open", "red · ringing · open"])
  }
}
