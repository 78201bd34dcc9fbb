import PortableUI
import StateGraphs
import Testing
import VSM
import VSMTestingPages

@testable import VSMInspector

@MainActor
@Suite(.onPages)
struct StateInspectorTests {
  private enum Light { case red, green }

  private struct Lamp: View {
    @ViewState var state: Light = .red

    var body: some View {
      // Named like the inspector's own panel.
      Section("Journey") {
        Button("On \("\(state)")") { $state.observe(.green) }
      }
    }
  }

  private func names(of role: Role, on page: HeadlessPage) -> [String] {
    page.findAll(.role(role)).map(\.name)
  }

  @Test func disabledInspectorRendersExactlyTheContent() async throws {
    let plain = HeadlessPage { Lamp() }
    let page = HeadlessPage { Lamp().stateInspector(network: NetworkConditions(), isEnabled: false) }
    #expect(page.host.tree == plain.host.tree)
    #expect(page.host.willHandle == nil)
    try plain.tap("On red")
    try page.tap("On red")
    await page.settle()
    await plain.settle()
    #expect(page.host.tree == plain.host.tree)
    #expect(page.diagnostics.isEmpty)
  }

  @Test func inspectorIsEnabledInDebugBuildsOnly() {
    #if DEBUG
      #expect(StateInspector.isEnabledByDefault)
    #else
      #expect(!StateInspector.isEnabledByDefault)
    #endif
  }

  @Test func panelsAreShownBesideTheContent() async throws {
    let page = HeadlessPage { Lamp().stateInspector(isEnabled: true) }
    await page.settle()
    #expect(names(of: .heading, on: page) == ["Journey", "Journey", "States"])
    try page.tap("On red")
    await page.settle()
    try page.tap("red")
    await page.settle()
    #expect(page.offers("On red"))
    #expect(names(of: .heading, on: page).last == "Possible in this state")
    #expect(page.shows(#"tap "On red" → green"#))
    #expect(page.diagnostics.isEmpty)
  }

  @Test func networkPanelIsShownForGivenConditions() async throws {
    let conditions = NetworkConditions()
    let page = HeadlessPage { Lamp().stateInspector(network: conditions, isEnabled: true) }
    await page.settle()
    try page.select("All", in: "Fail requests")
    #expect(conditions.failingRequests == .all)
    conditions.latency = .oneSecond
    await page.settle()
    #expect(try page.value(of: "Latency") == "1 second")
  }

  @Test func onlyActionsInThePanelsAreLeftOut() async throws {
    let page = HeadlessPage { Lamp().stateInspector(network: NetworkConditions(), isEnabled: true) }
    await page.settle()
    try page.select("All", in: "Fail requests")
    try page.tap("Show as test")
    try page.pressEscape()
    try page.tap("Show as test")
    try page.tap("Done")
    await page.settle()
    try page.tap("On red")
    await page.settle()
    try page.tap("Show as test")
    await page.settle()
    #expect(
      try page.value(of: "Test source") == """
        @Test @MainActor func journey() async throws {
          // Replace the placeholder by the page's view, with dependencies for the test.
          let page = HeadlessPage { <#the page's view#> }
          await page.settle()
          let light = try page.journey(of: StateInspectorTests.Light.self)
          try page.tap(.role(.button, name: "On red"))
          await light.expect("green")
        }

        """)
  }

  private struct Login: View {
    @ViewState var state: Light = .red
    @State private var password = ""

    var body: some View {
      SecureField("Password", text: $password)
      Button("Log in") { $state.observe(.green) }
    }
  }

  @Test func textOfASecureFieldIsNotShown() async throws {
    let page = HeadlessPage { Login().stateInspector(isEnabled: true) }
    await page.settle()
    try page.type("hunter2", into: "Password")
    try page.tap("Log in")
    await page.settle()
    #expect(page.shows(#"type a password into "Password", tap "Log in""#))
    try page.tap("Show as test")
    let source = try #require(try page.value(of: "Test source"))
    #expect(source.contains(#"try page.type(<#password#>, into: "Password")"#))
    // Only the field itself has it.
    #expect(page.elements.filter { $0.text.contains("hunter2") || $0.value == "hunter2" }.map(\.role) == [.securefield])
  }

  private struct Probe: View {
    let found: (PageJourney) -> Void
    @StateObject private var journey = JourneyRecorder.journeyOfCurrentPage()

    var body: some View {
      Text("Probe").onAppear { found(journey) }
    }
  }

  @Test func recordingEndsWithThePage() async {
    weak var journey: PageJourney?
    let page = HeadlessPage { Probe { journey = $0 } }
    await page.settle()
    #expect(journey?.recording != nil)
    page.close()
    #expect(journey == nil)
  }
}
