import PortableUI
import Testing
import VSMTesting

@testable import Shopping

@MainActor struct ShopPageTests {
  private let gate = Gate()
  private let shop: MemoryShop
  private let clock = TestClock()

  init() {
    shop = MemoryShop(gate: gate)
  }

  private func open() async -> ShopPage {
    await ShopPage(shop, clock: clock)
  }

  @Test func productsAreLinksWithPrices() async throws {
    let app = await open()
    #expect(app.links.count == 4)
    #expect(app.links[0].contains("Moss Teapot"))
    #expect(app.page.shows("€45.90"))
    #expect(app.page.shows("4 products"))
    #expect(app.page.diagnostics.isEmpty)
  }

  @Test func productCanBeAddedToTheCartAndOrdered() async throws {
    let app = await open()
    try await app.follow("Moss Teapot")
    try await app.tap("Add to cart")
    #expect(app.page.shows("In your cart: 1"))
    try await app.select("Cart")
    try app.page.increment("Quantity of Moss Teapot: 1")
    await app.page.settle()
    #expect(app.page.shows("€91.80"))
    gate.failure = Unavailable()
    try await app.tap("Check out")
    try await app.tap("Place order")
    #expect(app.page.shows("The order could not be placed. No connection."))
    try await app.tap("Retry")
    #expect(app.page.shows("Thank you! Your order has the number 1."))
    try await app.tap("Done")
    #expect(app.page.shows("The cart is empty."))
    #expect(!app.buttons.contains("Check out"))
    #expect(try shop.current.orders.map(\.total) == [Money(91_80, "EUR")])
    try await app.select("Account")
    try await app.follow("Orders")
    #expect(app.page.shows("Order 1"))
    #expect(app.page.diagnostics.isEmpty)
  }

  @Test func favoriteIsShownOnEveryOpenPage() async throws {
    let (one, other) = (await open(), await open())
    try await other.select("Favorites")
    #expect(other.links == [])
    try await one.follow("Clay Mug")
    try await one.tap("Add to favorites")
    #expect(one.buttons.contains("Remove from favorites"))
    await other.page.settle()
    #expect(other.links.count == 1)
    try await other.follow("Clay Mug")
    try await other.tap("Remove from favorites")
    await one.page.settle()
    #expect(one.buttons.contains("Add to favorites"))
  }

  @Test func removalIsConfirmedInADialog() async throws {
    try await shop.add(MemoryShop.samples[0].id)
    let app = await open()
    try await app.select("Cart")
    try await app.tap("Remove Moss Teapot")
    _ = try app.page.find(.role(.alertdialog, name: "Remove from the cart?"))
    try await app.tap("Cancel")
    #expect(app.page.shows("Moss Teapot"))
    try await app.tap("Remove Moss Teapot")
    try await app.tap("Remove")
    #expect(app.page.shows("The cart is empty."))
  }

  @Test func checkoutBeforeAConfirmationSkipsTheConfirmation() async throws {
    try await shop.add(MemoryShop.samples[0].id)
    let app = await open()
    try await app.select("Cart")
    try app.page.tap("Remove Moss Teapot")
    try app.page.tap("Check out")
    await app.page.settle()
    #expect(app.page.findAll(.role(.alertdialog)).isEmpty)
    #expect(app.buttons.contains("Place order"))
    #expect(app.page.diagnostics.isEmpty)
    try await app.tap("Place order")
    #expect(try shop.current.orders.count == 1)
  }

  @Test func controlsOfACartRowContainTheProductName() async throws {
    for product in MemoryShop.samples.prefix(2) { try await shop.add(product.id) }
    let app = await open()
    try await app.select("Cart")
    let steppers = app.page.findAll(.role(.group)).map(\.name)
    #expect(steppers.contains("Quantity of Moss Teapot: 1") && steppers.contains("Quantity of Clay Mug: 1"))
    #expect(app.buttons.contains("Remove Moss Teapot") && app.buttons.contains("Remove Clay Mug"))
    try app.page.increment("Quantity of Clay Mug: 1")
    await app.page.settle()
    #expect(try shop.current.cart.items.map(\.quantity.rawValue) == [1, 2])
  }

  @Test func profileIsSavedHalfASecondAfterTheLastKeystroke() async throws {
    let app = await open()
    try await app.select("Account")
    try await app.follow("Profile")
    for name in ["G", "Gr", "Grace"] {
      try app.page.type(name, into: "Name")
      await clock.advance(by: .milliseconds(499))
    }
    #expect(try shop.current.profile.name == "Ada Lovelace")
    await clock.advance(by: .milliseconds(1))
    await app.page.settle()
    #expect(gate.asked == ["save Grace"])
    #expect(app.page.shows("Saved."))
  }

  @Test func profileIsSavedWhenThePageIsClosed() async throws {
    let app = await open()
    try await app.select("Account")
    try await app.follow("Profile")
    try app.page.type("Grace", into: "Name")
    app.page.close()
    await clock.advance(by: .seconds(1))
    #expect(gate.asked == ["save Grace"])
    #expect(try shop.current.profile.name == "Grace")
  }

  @Test func settingsChangeTheList() async throws {
    let app = await open()
    try await app.select("Account")
    try await app.follow("Settings")
    try app.page.toggle("Ask before removing from the cart")
    await app.page.settle()
    #expect(try shop.current.settings.confirmsRemoval == false)
    try app.page.toggle("Show what is sold out")
    await app.page.settle()
    try await app.select("Products")
    #expect(app.page.shows("3 products"))
  }

  @Test func soldOutProductCannotBeAdded() async throws {
    let app = await open()
    try await app.follow("Slate Stool")
    #expect(app.page.shows("Sold out"))
    #expect(!app.buttons.contains("Add to cart"))
  }

  @Test func missingProductLinksBackToTheProducts() async throws {
    let page = HeadlessPage {
      NavigationStack {
        NavigationLink("Nowhere", value: Product.ID(rawValue: 999))
          .navigationDestination(for: Product.ID.self) { ProductView(id: $0, dependencies: shop) }
      }
    }
    try page.tap(.role(.link, name: "Nowhere"))
    await page.settle()
    #expect(page.shows("There is no product with the number 999."))
    try page.tap("Back to the products")
    await page.settle()
    #expect(!page.shows("There is no product with the number 999."))
  }

  @Test(arguments: [[], ["Favorites"], ["Cart"], ["Account"], ["Moss Teapot"], ["Favorites", "Cart", "Account"]])
  func closedPageReleasesEverything(visited: [String]) async throws {
    do {
      let app = await open()
      for place in visited {
        if place == "Moss Teapot" { try await app.follow(place) } else { try await app.select(place) }
      }
      #expect(shop.readerCount > 1)
      app.page.close()
    }
    #expect(shop.readerCount == 0, "after \(visited)")
  }
}
