import PortableUI
import StateGraphs
import Testing
import VSM
import VSMTestingPages

@testable import VSMInspector

@MainActor
@Suite(.onPages)
struct JourneyTests {
  private enum Light { case red, green, amber }

  private struct Lamp: View {
    @ViewState var state: Light = .red

    var body: some View {
      Button("On \("\(state)")") { $state.observe(.green) }
    }
  }

  private enum Crossing { case closed, open }

  private struct CrossingView: View {
    @ViewState var state: Crossing = .closed
    @State private var street = ""

    var body: some View {
      TextField("Street", text: $street)
      Button("Open") { $state.observe(.open) }
      Button("Close") { $state.observe(.closed) }
      if state == .open { Lamp() }
    }
  }

  /// A known chart of the whole page, whose states combine the states of both containers.
  private static let chart = StateGraph(states: [StateGraph.State("closed", isInitial: true)], edges: [])

  private func open(chart: StateGraph? = Self.chart) async -> HeadlessPage {
    let page = HeadlessPage { CrossingView().stateInspector(chart: chart, isEnabled: true) }
    await page.settle()
    return page
  }

  /// The rows of the panel's list.
  private func rows(on page: HeadlessPage) -> [String] {
    let panel = page.elements.first { $0.role == .group && $0.name == "Journey" }
    return panel.map { PageElement.all(in: $0.node) }?.filter { $0.role == .listitem }.map(\.text) ?? []
  }

  private func selected(on page: HeadlessPage) -> [String] {
    page.findAll(.role(.button)).filter { $0.node[.ariaCurrent] == "true" }.map(\.name)
  }

  @Test func journeyContainsTheInitialStateAndTheCauses() async throws {
    let page = await open()
    #expect(rows(on: page) == ["closed"])
    try page.type("High", into: "Street")
    try page.type("High Street", into: "Street")
    try page.tap("Open")
    #expect(rows(on: page) == ["closed", #"type "High Street" into "Street", tap "Open" open · red"#])
    try page.tap("On red")
    try page.tap("Close")
    await page.settle()
    #expect(rows(on: page).suffix(2) == [#"tap "On red" open · green"#, #"tap "Close" closed"#])
  }

  @Test func pressOnAStateRestoresItAndKeepsTheJourney() async throws {
    let page = await open()
    try page.tap("Open")
    try page.tap("On red")
    try page.tap("open · red")
    await page.settle()
    #expect(page.offers("On red"))
    #expect(rows(on: page).count == 3)
    #expect(selected(on: page) == ["open · red"])

    try page.tap("open · green")
    await page.settle()
    #expect(page.offers("On green"))
    #expect(selected(on: page) == ["open · green"])
  }

  @Test func releasedContainerIsRestoredWithItsState() async throws {
    let page = await open()
    try page.tap("Open")
    try page.tap("On red")
    try page.tap("Close")
    await page.settle()
    try page.tap("open · green")
    await page.settle()
    #expect(page.offers("On green"))
    #expect(rows(on: page).count == 4)
    try page.tap("open · red")
    await page.settle()
    #expect(page.offers("On red"))
  }

  @Test func newActionFromARestoredStateReplacesLaterStates() async throws {
    let page = await open()
    try page.tap("Open")
    try page.tap("On red")
    try page.tap("open · red")
    try page.tap("Close")
    await page.settle()
    #expect(rows(on: page) == ["closed", #"tap "Open" open · red"#, #"tap "Close" closed"#])
  }

  @Test func stopWithoutAChartHasTheNameOfWhatChanged() async throws {
    let page = await open(chart: nil)
    #expect(rows(on: page) == ["closed"])
    try page.tap("Open")
    try page.tap("On red")
    #expect(
      rows(on: page)
        == ["Crossing: closed", #"tap "Open" Crossing: open · Light: red"#, #"tap "On red" Light: green"#])
    try page.tap("Crossing: open · Light: red")
    await page.settle()
    #expect(page.offers("On red"))
  }

  @Test func journeysOfPagesAreSeparate() async throws {
    let (one, other) = (await open(), await open())
    try one.tap("Open")
    #expect(rows(on: one).count == 2)
    #expect(rows(on: other) == ["closed"])
  }
}
