import PortableUI
import Testing

@testable import VSMTestingPages

@MainActor
@Suite(.onPages) struct HeadlessPageHistoryTests {
  @Test func pageOpensAtAnAddress() {
    let page = HeadlessPage(address: "/people/7") { Places() }
    #expect(page.shows("Person 7"))
    #expect(page.address == "/people/7")
  }

  @Test func addressFollowsTheContent() throws {
    let page = HeadlessPage { Places() }
    #expect(page.address == "/home")
    try page.tap("People")
    #expect(page.address == "/people")
    try page.tap("Ada")
    #expect(page.address == "/people/1")
  }

  @Test func backAndForwardVisitEntries() throws {
    let page = HeadlessPage { Places() }
    try page.tap("People")
    try page.tap("Ada")
    try page.goBack()
    #expect(page.address == "/people" && page.shows("Ada"))
    try page.goBack()
    #expect(page.address == "/home" && page.shows("At home"))
    try page.goForward()
    try page.goForward()
    #expect(page.address == "/people/1" && page.shows("Person 1"))
  }

  @Test func backButtonOfTheAppKeepsTheForwardEntry() throws {
    let page = HeadlessPage(address: "/people") { Places() }
    try page.tap("Ada")
    try page.tap("Everybody")
    #expect(page.address == "/people")
    try page.goForward()
    #expect(page.address == "/people/1")
  }

  @Test func movingBeyondTheEntriesThrows() throws {
    let page = HeadlessPage { Places() }
    let back = #expect(throws: PageError.self) { try page.goBack() }
    #expect(back?.reason == .atFirstEntry)
    #expect(back?.message.hasPrefix("The page shows the first entry of its history") == true)
    let forward = #expect(throws: PageError.self) { try page.goForward() }
    #expect(forward?.reason == .atLastEntry)
    #expect(forward?.message.hasPrefix("The page shows the last entry of its history") == true)
  }

  @Test func unknownAddressIsReportedAndKept() {
    let page = HeadlessPage(address: "/people/7/nowhere") { Places() }
    #expect(page.diagnostics.map(\.kind) == [.unknownAddress])
    #expect(page.address == "/people/7/nowhere")
  }

  @Test func badgeIsNotPartOfTheNameOfATab() throws {
    let page = HeadlessPage { Places() }
    #expect(try page.find(.role(.tab, name: "People")).text == "People 3")
    try page.tap("People")
    #expect(try page.find(.role(.tabpanel)).name == "People")
  }

  @Test func tapPrefersButtonsToLinksAndTabs() throws {
    let page = HeadlessPage(address: "/people") { Places() }
    try page.tap("Home")
    #expect(page.shows("pressed"))
    try page.tap(.role(.tab, name: "Home"))
    #expect(page.address == "/home")
  }
}

/// Two tabs, one of which has a navigation stack.
private struct Places: View {
  enum Place: String { case home, people }
  @State private var place = Place.home
  @State private var isPressed = false

  var body: some View {
    TabView(selection: $place) {
      Tab("Home", systemImage: "house", value: .home) { Text("At home") }
      Tab("People", systemImage: "person", value: .people) { people }
        .badge(3)
    }
  }

  private var people: some View {
    NavigationStack {
      VStack {
        NavigationLink("Ada", value: 1)
        Button("Home") { isPressed = true }
        if isPressed { Text("pressed") }
      }
      .navigationTitle("Everybody")
      .navigationDestination(for: Int.self) { Text("Person \($0)") }
    }
  }
}
