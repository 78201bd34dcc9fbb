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
    await page.wait(for: "4 of 4 products")
    return page
  }

  @Test func shopPageHasABackLinkAndANetworkPanel() async throws {
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
    await page.wait(for: "1 of 1 products")
    page.close()
  }

  @Test func networkPanelsOfPagesAreSeparate() async throws {
    let (one, other) = (await open(), await open())
    try one.select("3 seconds", in: "Latency")
    #expect(try other.value(of: "Latency") == "None")
    one.close()
    other.close()
  }
}
