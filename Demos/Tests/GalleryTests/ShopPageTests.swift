import PortableUI
import Shopping
import Testing
import VSMTesting

@testable import gallery

@MainActor struct ShopPageTests {
  private let shop = MemoryShop()
  /// The clock of the latency.
  private let clock = HeldClock()
  /// The clock of the pauses between keystrokes.
  private let typing = TestClock()

  private func open() async -> HeadlessPage {
    let page = HeadlessPage(clock: typing) { ShopPage(shop: shop, clock: clock) }
    await page.wait(for: "4 products")
    return page
  }

  @Test func shopPageHasABackLinkAndPanels() async throws {
    let page = await open()
    #expect(page.findAll(.role(.link, name: "All demos")).count == 1)
    #expect(page.findAll(.role(.tab)).map(\.name).first == "Products")
    #expect(try page.value(of: "Latency") == "None")
    #expect(try page.value(of: "Fail requests") == "Off")
    #expect(page.diagnostics.isEmpty)
    page.close()
  }

  @Test func networkPanelAppliesToTheShop() async throws {
    let page = await open()
    try page.select("Next", in: "Fail requests")
    try page.type("mug", into: "Search products")
    await typing.advance(by: .milliseconds(300))
    await page.wait(
      for: "The products could not be loaded. The request failed, as asked for under Network conditions.")
    #expect(try page.value(of: "Fail requests") == "Off")
    try page.select("1 second", in: "Latency")
    try page.tap("Retry")
    let way = try await clock.next()
    #expect(way.duration == .seconds(1))
    way.end()
    await page.wait(for: "1 product")
    page.close()
  }

  @Test func eachFeatureOfTheShopHasAChart() async throws {
    let page = await open()
    await page.settle()
    let headings = page.findAll(.role(.heading)).map(\.name)
    #expect(headings.contains("Journey"))
    #expect(headings.drop { $0 != "States" }.dropFirst().prefix(2) == ["Main", "Products"])
    let charts = page.elements.filter { $0.name.hasPrefix("The states of ") }
    #expect(charts.map(\.name).first == "The states of Main, and what leads from each to the next")
    #expect(selected(in: charts) == ["counted", "loaded"])

    try page.tap(.role(.tab, name: "Account"))
    await page.wait { page.findAll(.role(.heading, name: "Account")).count == 2 }
    await page.settle()
    let later = page.elements.filter { $0.name.hasPrefix("The states of ") }
    #expect(selected(in: later) == ["counted", "loaded", "loaded"])
    #expect(page.diagnostics.isEmpty)
    page.close()
  }

  @Test func shopGoesBackToAnEarlierState() async throws {
    let page = await open()
    await page.settle()
    try page.type("mug", into: "Search products")
    await typing.advance(by: .milliseconds(300))
    await page.wait(for: "1 product")
    try page.perform(.tap(.button, "Products: loaded", index: 0))
    await page.wait(for: "4 products")
    #expect(!page.shows("1 product"))
    page.close()
  }

  private func selected(in charts: [PageElement]) -> [String] {
    charts.flatMap { PageElement.all(in: $0.node) }.filter { $0.node[.ariaCurrent] == "true" }.map(\.text)
  }

  @Test func networkPanelsOfPagesAreSeparate() async throws {
    let (one, other) = (await open(), await open())
    try one.select("3 seconds", in: "Latency")
    #expect(try other.value(of: "Latency") == "None")
    one.close()
    other.close()
  }
}
