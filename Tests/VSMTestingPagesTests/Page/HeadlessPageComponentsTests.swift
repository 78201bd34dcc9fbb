import PortableUI
import Testing

@testable import VSMTestingPages

private struct Counter: WebComponent {
  static let element = CustomElement("step-counter", module: .path("/step-counter.js"))

  enum Event: Codable { case stepped(by: Int) }

  let properties: [Int]
  let step: @MainActor (Int) -> Void

  func receive(_ event: Event) {
    switch event {
    case .stepped(let count): step(count)
    }
  }
}

private struct Steps: View {
  @State private var steps = [1]
  @State private var isAsking = false

  var body: some View {
    Counter(properties: steps) { steps.append($0) }
    Text("\(steps.count) steps")
    Button("Ask") { isAsking = true }
      .alert("Sure?", isPresented: $isAsking) { Button("Yes") {} }
  }
}

@MainActor
@Suite(.onPages) struct HeadlessPageComponentsTests {
  @Test func aTestIsTheScriptOfAComponent() throws {
    let page = HeadlessPage { Steps() }
    #expect(try page.properties(of: "step-counter") == [1])
    try page.send(Counter.Event.stepped(by: 5), from: "step-counter")
    #expect(page.shows("2 steps"))
    #expect(try page.properties(of: "step-counter", as: [Int].self) == [1, 5])
    try page.perform(.send(#"{"stepped":{"by":2}}"#, from: "step-counter"))
    #expect(page.shows("3 steps"))
  }

  @Test func thePageDescribesAComponentAndOffersIt() {
    let page = HeadlessPage { Steps() }
    #expect(page.description.contains("component \"step-counter\""))
    #expect(page.offers("step-counter"))
  }

  @Test func anEventOfAnotherTypeIsAnError() throws {
    let page = HeadlessPage { Steps() }
    let query = PageQuery.role(.component, name: "step-counter")
    let error = try #require(throws: PageError.self) { try page.send(["other": 1], from: "step-counter") }
    #expect(error.reason == .unanswered(query, .invalidPayload))
    #expect(page.shows("1 steps"))
  }

  @Test func aComponentBehindADialogCannotBeUsed() throws {
    let page = HeadlessPage { Steps() }
    try page.tap("Ask")
    let error = try #require(throws: PageError.self) {
      try page.send(Counter.Event.stepped(by: 5), from: "step-counter")
    }
    #expect(error.reason == .behindDialog(.role(.component, name: "step-counter"), dialog: "Sure?"))
  }

  @Test func anUnknownComponentIsAnError() throws {
    let page = HeadlessPage { Steps() }
    let error = try #require(throws: PageError.self) { try page.send(1, from: "place-map") }
    #expect(error.reason == .notFound(.role(.component, name: "place-map")))
  }

  @Test func aFailureIsADiagnosticOfThePage() throws {
    let page = HeadlessPage { Steps() }
    try page.failComponent("step-counter", "Error: no network")
    #expect(page.diagnostics.map(\.kind) == [.webComponent])
    #expect(page.diagnostics.first?.message.hasSuffix("Error: no network") == true)
  }

  @Test func anActionDescribesTheEventAndItsSource() {
    let page = HeadlessPage { Steps() }
    let event = PortableUI.Event(page.elements.first { $0.role == .component }!.node.id, .component(.event("[1]")))
    let action = UserAction(event, on: page.host.tree)
    #expect(action == .send("[1]", from: "step-counter"))
    #expect(action?.description == "send [1] from \"step-counter\"")
    #expect(action?.source == "try page.send(json: \"[1]\", from: \"step-counter\")")
  }

  @Test func anExplorationSendsTheDeclaredEvents() async {
    let exploration = await Exploration(
      events: ["step-counter": [Counter.Event.stepped(by: 1)]], limits: .init(moments: 4)
    ) { _ in Steps() }
    #expect(
      exploration.graph.words.contains(#"send {"stepped":{"by":1}} from "step-counter""#), "\(exploration.graph.words)")
  }
}
