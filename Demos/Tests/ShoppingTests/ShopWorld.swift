import Foundation
import Gherkin
import PortableUI
import VSMTesting

@testable import Shopping

/// The world that the steps of a scenario in the shop share.
@MainActor final class ShopWorld: PageWorld {
  private(set) var page: HeadlessPage?
  var isConnected = true
  private(set) lazy var shop = MemoryShop { [weak self] _ in
    if await self?.isConnected == false { throw Unavailable() }
  }

  func openShop() {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: "en_US")
    page = HeadlessPage(environment: environment) { [shop] in
      MainView(dependencies: shop).localizedTexts(from: .shopping)
    }
  }

  /// Opens a page of the account.
  func openAccount(_ title: String) async throws {
    openShop()
    try openPage.tap("Account")
    try await load()
    try openPage.tap(title)
    try await load()
  }

  /// Waits until everything on the page is loaded.
  func load() async throws {
    let page = try openPage
    await page.wait { page.findAll(.role(.progressbar)).isEmpty }
  }

  // MARK: Data of the shop

  func product(_ name: String) throws -> Product {
    guard let product = try shop.current.products.first(where: { $0.name == name }) else {
      throw StepFailure("The shop does not sell \"\(name)\".")
    }
    return product
  }

  /// Changes the cart without a request from this page.
  func setCart(_ items: [Cart.Item]) throws {
    try shop.change { $0.cart = Cart(items: items) }
  }

  // MARK: Content of the page

  /// The names of the page's links.
  var links: [String] {
    get throws { try openPage.findAll(.role(.link)).map(\.name) }
  }

  /// The total in the frontmost view.
  var total: String? {
    get throws {
      let texts = try openPage.elements.filter { !$0.isInert }.compactMap(\.node.text)
      return texts.firstIndex(of: "Total").flatMap { texts.dropFirst($0 + 1).first }
    }
  }

  /// Returns the name of the stepper for a product's quantity.
  func quantity(of product: String) throws -> String {
    let steppers = try openPage.findAll(.role(.group)).map(\.name)
    guard let stepper = steppers.first(where: { $0.hasPrefix("Quantity of \(product):") }) else {
      throw StepFailure("The page has no stepper for \"\(product)\".")
    }
    return stepper
  }
}

extension DataTable {
  /// Returns the cells below a heading.
  func column(_ heading: String) -> [String] { records.compactMap { $0[heading] } }
}
