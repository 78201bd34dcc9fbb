import PortableUI
import Testing
import VSM

@testable import gallery

@MainActor struct JourneyTests {
  private enum Light { case red, green }

  private struct Crossing: View, ViewStateRendering {
    // The journey must be there before the container, as it is on a demo's page.
    @StateObject var journey: Journey
    @StateObject var container: StateContainer<Light>

    init(_ recorder: JourneyRecorder) {
      _journey = StateObject(wrappedValue: recorder.journeyOfCurrentPage())
      _container = StateObject(wrappedValue: StateContainer(state: Light.red))
    }

    var body: some View {
      Button("Go") { observe(.green) }
      JourneyPanel(journey: journey)
    }
  }

  private func names(on host: ViewHost) -> [String] {
    func rows(of node: RenderNode) -> [String] {
      node.tag == .li ? [text(of: node)] : node.children.flatMap(rows)
    }
    func text(of node: RenderNode) -> String { (node.text ?? "") + node.children.map(text).joined() }
    return rows(of: host.tree)
  }

  private func go(on host: ViewHost) {
    func button(in node: RenderNode) -> RenderNode? {
      node.tag == .button ? node : node.children.lazy.compactMap(button).first
    }
    if let button = button(in: host.tree) { host.dispatch(Event(button.id, .click)) }
  }

  // Kept for the length of a test, which the recorder needs to hear anything.
  private let recorder = JourneyRecorder()

  @Test func aJourneyStartsWithTheFirstStateAndGrowsAtItsEnd() {
    let host = ViewHost { Crossing(recorder) }
    #expect(names(on: host) == ["red"])
    go(on: host)
    #expect(names(on: host) == ["red", "green"])
  }

  @Test func pagesDoNotRecordEachOther() {
    let one = ViewHost { Crossing(recorder) }
    let other = ViewHost { Crossing(recorder) }
    go(on: one)
    #expect(names(on: one) == ["red", "green"])
    #expect(names(on: other) == ["red"])
  }

  @Test func aLongJourneyForgetsItsBeginning() {
    let journey = Journey()
    for number in 1...(Journey.longest + 5) { journey.reach("\(number)") }
    #expect(journey.stops.count == Journey.longest)
    #expect(journey.stops.first?.name == "6")
    #expect(journey.stops.last?.id == Journey.longest + 5)
  }
}
