import Foundation
import PortableUI
import Shopping
import VSMTesting

/// A page of the shop, used through its controls.
@MainActor struct ShopPage {
  let page: HeadlessPage

  init(_ shop: MemoryShop, clock: TestClock = TestClock()) async {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: "en_US")
    page = HeadlessPage(environment: environment, clock: clock) {
      MainView(dependencies: shop).localizedTexts(from: .shopping)
    }
    await page.settle()
  }

  var links: [String] { names(.link) }
  var buttons: [String] { names(.button) }
  var headings: [String] { names(.heading) }

  func tap(_ button: String) async throws {
    try page.tap(button)
    await page.settle()
  }

  /// Selects the tab whose name has a prefix, since a badge is part of the name.
  func select(_ tab: String) async throws {
    guard let found = names(.tab).first(where: { $0.hasPrefix(tab) }) else { throw WrongState() }
    try page.tap(.role(.tab, name: found))
    await page.settle()
  }

  /// Follows the link whose name has a prefix.
  func follow(_ link: String) async throws {
    guard let found = links.first(where: { $0.hasPrefix(link) }) else { throw WrongState() }
    try page.tap(.role(.link, name: found))
    await page.settle()
  }

  private func names(_ role: Role) -> [String] {
    page.findAll(.role(role)).map(\.name)
  }
}
