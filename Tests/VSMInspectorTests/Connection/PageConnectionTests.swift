import PortableUI
import Testing
import VSM
import VSMTestingPages

@testable import VSMInspector

@MainActor
@Suite(.onPages)
struct PageConnectionTests {
  private enum Light { case red, green }

  private struct Lamp: View {
    @ViewState var state: Light = .red

    var body: some View {
      Button("On \("\(state)")") { $state.observe(.green) }
    }
  }

  private let page = HeadlessPage { Lamp().stateInspector(isEnabled: true) }
  private var stated: String? { page.host.tree[.connection] }

  @Test func pageStatesNoConnectionUntilAPersonChoosesOne() async throws {
    try await open()
    #expect(stated == nil)
    try page.select("300 ms", in: "Round trip")
    await page.settle()
    #expect(stated == #"{"roundTrip":300,"jitter":0,"loss":0,"outage":0,"seconds":0}"#)
    #expect(page.offers("Connection (simulated)"))
  }

  @Test func resetRestoresTheConnectionWithOnePress() async throws {
    try await open()
    try page.select("1000 ms", in: "Round trip")
    try page.select("Up to 50 ms", in: "Jitter")
    try page.select("5 %", in: "Lost messages")
    await page.settle()
    #expect(stated == #"{"roundTrip":1000,"jitter":50,"loss":5,"outage":0,"seconds":0}"#)
    try page.tap("Reset connection")
    await page.settle()
    // The page keeps the statement, from which its script learns of the reset.
    #expect(stated == #"{"roundTrip":0,"jitter":0,"loss":0,"outage":0,"seconds":0}"#)
    #expect(page.offers("Connection"))
    #expect(page.diagnostics.isEmpty)
  }

  @Test func eachOutageHasANumber() async throws {
    try await open()
    try page.tap("Offline for 5 s")
    await page.settle()
    #expect(stated == #"{"roundTrip":0,"jitter":0,"loss":0,"outage":1,"seconds":5}"#)
    try page.tap("Offline for 15 s")
    try page.select("50 ms", in: "Round trip")
    await page.settle()
    #expect(stated == #"{"roundTrip":50,"jitter":0,"loss":0,"outage":2,"seconds":15}"#)
  }

  @Test func actionsInThePanelAreNotPartOfTheJourney() async throws {
    try await open()
    try page.select("20 %", in: "Lost messages")
    try page.tap("Offline for 5 s")
    try page.tap("On red")
    await page.settle()
    #expect(page.shows(#"tap "On red""#))
  }

  private func open() async throws {
    await page.settle()
    try page.tap("Connection")
    await page.settle()
  }
}
