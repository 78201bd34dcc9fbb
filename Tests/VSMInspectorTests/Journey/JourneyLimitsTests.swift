import Testing
import VSM

@testable import VSMInspector

@MainActor struct JourneyLimitsTests {
  private enum Light { case red, green, amber }
  private enum Gate { case open, closed }
  private enum Bell { case silent }

  private let light = StateContainer<Light>(state: .red)
  private let gate = StateContainer<Gate>(state: .open)
  private let journey = PageJourney()

  init() {
    journey.begin(light.id, in: Light.red)
    journey.begin(gate.id, in: Gate.open)
  }

  /// Reaches states until this many stops have been removed.
  private func overflow(by count: Int) {
    while (journey.stops.last?.id ?? 0) < PageJourney.longest + count {
      journey.perform(.tap(.button, "Next", index: 0))
      journey.reach(journey.stops.count.isMultiple(of: 2) ? Light.green : .amber, in: light.id)
    }
  }

  @Test func lengthOfAJourneyIsLimited() {
    overflow(by: 5)
    #expect(journey.stops.count == PageJourney.longest)
    #expect(journey.stops.first?.id == 6)
    #expect(journey.stops.last?.id == PageJourney.longest + 5)
    #expect(journey.way.count == PageJourney.longest)
    journey.go(to: 1)
    #expect(journey.way.last?.id == PageJourney.longest + 5)
  }

  @Test func featureThatDoesNotChangeStaysInTheCharts() throws {
    overflow(by: 5)
    let regions = journey.regions(known: nil)
    #expect(regions.map(\.feature) == ["Light", "Gate"])
    #expect(regions.map { $0.chart.initialStates.map(\.name) } == [["red"], ["open"]])
    #expect(regions.last?.marking.current == "open")
    #expect(try #require(journey.names(isCombined: false)[6]).hasPrefix("Light: "))
  }

  @Test func endedContainersAreForgotten() throws {
    let bell = StateContainer<Bell>(state: .silent)
    journey.begin(bell.id, in: Bell.silent)
    journey.end(bell.id)
    overflow(by: 5)
    #expect(journey.regions(known: nil).map(\.feature) == ["Light", "Gate"])
    #expect(journey.stops.first?.arrivals.filter(\.isFirst).count == 2)
  }

  @Test func exportBeginsWithTheContainersAndSaysWhatIsMissing() {
    overflow(by: 1)
    journey.perform(.tap(.button, "Close", index: 0))
    journey.reach(Gate.closed, in: gate.id)
    let lines = journey.testSource(of: "a view").split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(
      Array(lines[3..<9]) == [
        "// The beginning of the journey is missing: only its newest 200 states are kept.",
        "await page.settle()",
        "let light = try page.journey(of: JourneyLimitsTests.Light.self)",
        "let gate = try page.journey(of: JourneyLimitsTests.Gate.self)",
        #"try page.tap(.role(.button, name: "Next"))"#,
        #"await light.expect("green")"#,
      ])
    #expect(lines.suffix(3).first == #"try page.tap(.role(.button, name: "Close"))"#)
    #expect(lines.suffix(2).first == #"await gate.expect("closed")"#)
  }

  @Test func onlyTheNewestActionsBeforeAStateAreKept() {
    for number in 1...ActionLog.longest { journey.perform(.tap(.button, "\(number)", index: 0)) }
    journey.reach(Light.green, in: light.id)
    #expect(journey.stops.last?.actions.count == ActionLog.longest)
    #expect(!journey.testSource(of: "a view").contains("missing"))

    for number in 0...ActionLog.longest { journey.perform(.tap(.button, "\(number)", index: 0)) }
    journey.reach(Light.amber, in: light.id)
    #expect(journey.stops.last?.actions.count == ActionLog.longest)
    #expect(journey.stops.last?.actions.first == .tap(.button, "1", index: 0))
    #expect(journey.testSource(of: "a view").contains("  // Actions are missing here: only the newest 100 "))
  }
}
