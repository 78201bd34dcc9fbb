import PortableUI
import Testing

@testable import PortableUIWeb

@MainActor
struct LivePagesHistoryTests {
  let browser = Browser()

  /// Opens the page at this address.
  private func open(_ path: String, isDeep: Bool = true) async throws -> OpenPage {
    browser.edit = { $0.location = PageAddress(path: path, base: "/shop", isDeep: isDeep) }
    return try await browser.open { ShopView() }
  }

  private func follow(_ link: String, on page: OpenPage) async throws {
    try await page.post("[\(page.id(.a, link)),\"click\"]")
  }

  @Test func initialHTMLShowsTheContentOfADeepAddress() async throws {
    let page = try await open("/shop/second/7")
    #expect(page.html.contains("Number 7 of the second"))
    #expect(page.html.contains("<title>Number 7</title>"))
    try await page.post("[0,\"visit\",1,\"/shop/second/7\"]")
    let first = try await page.stream().patch()
    #expect(first.number == 1 && first.ops == [["h", "a", 1, "/shop/second/7"]])
  }

  @Test func initialAddressIsSentWithTheStream() async throws {
    let page = try await open("/shop")
    #expect(try await page.stream().patch().ops == [["h", "r", 1, "/shop/first"]])
  }

  @Test func linkAddsAnEntryAndTheBackButtonReturns() async throws {
    let page = try await open("/shop/first")
    #expect(page.html.contains("href=\"/shop/first/1\""))
    let stream = try await page.stream()
    try await follow("One", on: page)
    let push = try await stream.patch()
    #expect(push.done == 1 && push.ops.last == ["h", "p", 2, "/shop/first/1"])
    try await page.post("[0,\"visit\",1,\"/shop/first\"]", ack: 1)
    let answer = try await stream.patch()
    #expect(answer.done == 2 && answer.ops.last == ["h", "a", 1, "/shop/first"])
    #expect(page.session?.host.title == "Numbers")
  }

  @Test func backButtonOfTheAppUsesTheBrowserHistory() async throws {
    let page = try await open("/shop/first")
    let stream = try await page.stream()
    try await follow("One", on: page)
    _ = try await stream.patch()
    try await page.click("Numbers", ack: 1)
    #expect(try await stream.patch().ops.last == ["h", "b", 1])
  }

  @Test(
    arguments: [
      "https://evil.test/shop", "//evil.test", "shop/first", "/elsewhere", "/shopping", "/shop/%zz", "javascript:1",
      "/shop/" + String(repeating: "x", count: PageAddress.lengthLimit),
    ])
  func visitOfAnInvalidAddressIsDroppedAndReported(path: String) async throws {
    let page = try await open("/shop/first")
    let stream = try await page.stream()
    #expect(try await page.post("[0,\"visit\",0,\"\(path)\"]") == 204)
    #expect(browser.reporter.entries.contains(.event(.invalidPayload)))
    #expect(try await stream.patch().ops == [["h", "a", 1, "/shop/first"]])
  }

  @Test func visitOnAPageWithoutAddressHasNoEffect() async throws {
    let page = try await browser.open { ShopView() }
    #expect(try await page.post("[0,\"visit\",1,\"/shop\"]") == 204)
    #expect(browser.reporter.entries.contains(.event(.unhandledKind)))
  }

  @Test func entriesOfAPageWithoutDeeperAddressesHaveTheSameAddress() async throws {
    let page = try await open("/shop?theme=dark", isDeep: false)
    let stream = try await page.stream()
    try await page.click("One")
    #expect(try await stream.patch().ops.last == ["h", "p", 2, "/shop?theme=dark"])
  }

  @Test func snapshotIsFollowedByTheCurrentAddress() async throws {
    let page = try await open("/shop/first")
    try await follow("One", on: page)
    let stream = try await page.stream(after: 99)
    #expect(try #require(await stream.next()).hasPrefix("event:snapshot\n"))
    #expect(try await stream.patch().ops == [["h", "a", 2, "/shop/first/1"]])
  }
}

/// Two tabs with a stack each.
private struct ShopView: View {
  enum Place: String { case first, second }
  @State private var place = Place.first

  var body: some View {
    TabView(selection: $place) {
      Tab("First", systemImage: "house", value: .first) { numbers(of: "first") }
      Tab("Second", systemImage: "person", value: .second) { numbers(of: "second") }
    }
  }

  private func numbers(of place: String) -> some View {
    NavigationStack {
      NavigationLink("One", value: 1)
        .navigationTitle("Numbers")
        .navigationDestination(for: Int.self) { number in
          Text("Number \(number) of the \(place)").navigationTitle("Number \(number)")
        }
    }
  }
}
