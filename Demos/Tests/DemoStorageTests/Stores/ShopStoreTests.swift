import Foundation
import Shopping
import Testing

/// The promises of each store of the shop. Each test opens a new database.
@Suite(.timeLimit(.minutes(5)))
struct ShopStoreTests {
  private let teapot = Product.ID(rawValue: 1)
  private let mug = Product.ID(rawValue: 8)

  private func first<Value>(_ changes: Changes<Value>) async throws -> Value {
    for try await value in changes { return value }
    throw CancellationError()
  }

  private func products(_ text: String, in shop: any ShoppingDependencies) async throws -> [Product] {
    try await first(shop.productRepository.products(matching: text))
  }

  // MARK: Products

  @Test(arguments: StoreKind.available) func listContainsAllProductsAndMixesTheirKinds(kind: StoreKind) async throws {
    let stores = try await kind.open()
    let shop = try await stores.shop()
    let list = try await products("", in: shop)
    #expect(list.map(\.id.rawValue).sorted() == Array(1...504))
    #expect(Set(list.prefix(8).map(\.category)).count > 4)
  }

  @Test(arguments: StoreKind.available) func settingsDetermineOrderAndSoldOutProducts(kind: StoreKind) async throws {
    let stores = try await kind.open()
    let shop = try await stores.shop()
    var iterator = shop.productRepository.products(matching: "").makeAsyncIterator()
    #expect(try await iterator.next()?.count == 504)
    var settings = ShopSettings()
    settings.showsSoldOut = false
    settings.order = .priceDescending
    try await shop.settingsRepository.save(settings)
    let list = try #require(try await iterator.next())
    #expect(list.count == 486)
    #expect(list.allSatisfy { !$0.isSoldOut })
    let prices = list.map(\.price.minorUnits)
    #expect(prices == prices.sorted(by: >))
    #expect(try await first(stores.shop().settingsRepository.settings()) == settings)
  }

  @Test(arguments: StoreKind.available) func wordsAreFoundByPrefixWithNamesFirst(kind: StoreKind) async throws {
    let stores = try await kind.open()
    let shop = try await stores.shop()
    let found = try await products("teap moss", in: shop)
    #expect(found.first?.name == "Moss Teapot")
    #expect(try await products("kitchen", in: shop).count == 63)
    #expect(Set(try await products("KITCH stew", in: shop).map(\.category)) == ["Kitchen"])
    #expect(try await products("teapot moss kite", in: shop).isEmpty)
  }

  @Test(
    arguments: StoreKind.available,
    [
      "\"", "' OR 1=1 --", "*", "NEAR(", "te\u{0}a", "-", "(", "moss AND", "%", "𓀀", "'a' | 'b'", "\u{D4E}'",
      "\u{D4E}\\",
    ])
  func searchTextIsNotInterpretedAsSyntax(kind: StoreKind, text: String) async throws {
    let shop = try await kind.open().shop()
    _ = try await products(text, in: shop)
    #expect(try await products("", in: shop).count == 504)
  }

  @Test(arguments: StoreKind.available) func productIsObservedUntilItIsWithdrawn(kind: StoreKind) async throws {
    let stores = try await kind.open()
    let shop = try await stores.shop()
    var iterator = shop.productRepository.product(teapot).makeAsyncIterator()
    #expect(try await iterator.next()??.name == "Moss Teapot")
    try await stores.execute("UPDATE shop_products SET price = 1 WHERE id = 1")
    #expect(try await iterator.next()??.price == Money(1, "EUR"))
    try await stores.execute("DELETE FROM shop_products WHERE id = 1")
    #expect(try await iterator.next() == .some(nil))
    #expect(try await first(shop.productRepository.product(Product.ID(rawValue: 99_999))) == nil)
  }

  // MARK: Favorites

  @Test(arguments: StoreKind.available) func favoriteChangesInEveryShopOfTheDatabase(kind: StoreKind) async throws {
    let stores = try await kind.open()
    let shop = try await stores.shop()
    let other = try await stores.shop()
    var button = other.favoriteRepository.isFavorite(teapot).makeAsyncIterator()
    var list = other.favoriteRepository.favorites().makeAsyncIterator()
    #expect(try await button.next() == false)
    #expect(try await list.next() == [])
    try await shop.favoriteRepository.setFavorite(true, teapot)
    #expect(try await button.next() == true)
    #expect(try await list.next()?.map(\.id) == [teapot])
    try await shop.favoriteRepository.setFavorite(true, mug)
    #expect(try await list.next()?.map(\.id) == [mug, teapot])
    try await shop.favoriteRepository.setFavorite(true, teapot)
    try await shop.favoriteRepository.setFavorite(false, teapot)
    #expect(try await list.next()?.map(\.id) == [mug])
    await #expect(throws: ShopProblem.unknownProduct) {
      try await shop.favoriteRepository.setFavorite(true, Product.ID(rawValue: 99_999))
    }
  }

  // MARK: Cart

  @Test(arguments: StoreKind.available) func cartAddsChangesAndRemovesProducts(kind: StoreKind) async throws {
    let stores = try await kind.open()
    let shop = try await stores.shop()
    var cart = try await stores.shop().cartRepository.cart().makeAsyncIterator()
    #expect(try await cart.next()?.count == 0)
    try await shop.cartRepository.add(teapot)
    #expect(try await cart.next()?.count == 1)
    try await shop.cartRepository.add(teapot)
    #expect(try await cart.next()?.quantity(of: teapot) == 2)
    try await shop.cartRepository.setQuantity(Quantity(clamping: 99), of: teapot)
    #expect(try await cart.next()?.count == 99)
    await #expect(throws: ShopProblem.tooMany) { try await shop.cartRepository.add(teapot) }
    try await shop.cartRepository.remove(teapot)
    #expect(try await cart.next()?.items == [])
    await #expect(throws: ShopProblem.soldOut) { try await shop.cartRepository.add(Product.ID(rawValue: 11)) }
    await #expect(throws: ShopProblem.unknownProduct) { try await shop.cartRepository.add(Product.ID(rawValue: 0)) }
  }

  @available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
  @Test(arguments: StoreKind.available) func changesAreMadeInCallOrderEvenIfNotAwaited(kind: StoreKind) async throws {
    let stores = try await kind.open()
    let shop = try await stores.shop()
    try await shop.cartRepository.add(teapot)
    for quantity in 1...50 {
      let change = Task.immediate {
        try await shop.cartRepository.setQuantity(Quantity(clamping: quantity), of: teapot)
      }
      change.cancel()
    }
    // Changes nothing, after the other ones.
    try await shop.cartRepository.remove(mug)
    #expect(try await first(shop.cartRepository.cart()).quantity(of: teapot) == 50)
  }

  // MARK: Orders

  private func draft(of shop: any ShoppingDependencies) async throws -> OrderDraft {
    try #require(OrderDraft(try await first(shop.cartRepository.cart())))
  }

  @Test(arguments: StoreKind.available) func orderKeepsItsPricesAndEmptiesTheCart(kind: StoreKind) async throws {
    let stores = try await kind.open()
    let shop = try await stores.shop()
    try await shop.cartRepository.add(teapot)
    try await shop.cartRepository.add(teapot)
    let draft = try await draft(of: shop)
    let order = try await shop.orderRepository.place(draft)
    #expect(order.total == draft.total)
    #expect(order.date == Date(timeIntervalSince1970: 1_800_000_000))
    #expect(try await first(shop.cartRepository.cart()).items.isEmpty)
    try await stores.execute("UPDATE shop_products SET price = 1, name = 'Pot'")
    #expect(try await first(shop.orderRepository.orders()) == [order])
    #expect(order.lines.map(\.name) == ["Moss Teapot"])
  }

  @Test(arguments: StoreKind.available) func draftIsPlacedOnce(kind: StoreKind) async throws {
    let stores = try await kind.open()
    let shop = try await stores.shop()
    try await shop.cartRepository.add(teapot)
    let draft = try await draft(of: shop)
    let orders = try await withThrowingTaskGroup(of: Order.self) { group in
      for _ in 0..<10 { group.addTask { try await shop.orderRepository.place(draft) } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(Set(orders.map(\.id)).count == 1)
    #expect(try await first(shop.orderRepository.orders()).count == 1)
  }

  @Test(arguments: StoreKind.available) func unreviewedChangesAreNotOrdered(kind: StoreKind) async throws {
    let stores = try await kind.open()
    let shop = try await stores.shop()
    try await shop.cartRepository.add(teapot)
    let draft = try await draft(of: shop)
    try await stores.execute("UPDATE shop_products SET price = price + 1 WHERE id = 1")
    let changed = try await first(shop.cartRepository.cart())
    await #expect(throws: ShopProblem.cartChanged(changed)) { try await shop.orderRepository.place(draft) }
    #expect(try await first(shop.orderRepository.orders()).isEmpty)
    #expect(try await first(shop.cartRepository.cart()) == changed)
  }

  // MARK: Account

  @Test(arguments: StoreKind.available) func onlyAValidProfileIsStored(kind: StoreKind) async throws {
    let stores = try await kind.open()
    let shop = try await stores.shop()
    var profile = try await stores.shop().profileRepository.profile().makeAsyncIterator()
    #expect(try await profile.next()?.name == "Ada Lovelace")
    let grace = ShopperProfile(name: "Grace", email: "grace@example.com")
    try await shop.profileRepository.save(grace)
    #expect(try await profile.next() == grace)
    await #expect(throws: ShopProblem.self) {
      try await shop.profileRepository.save(ShopperProfile(name: "", email: "grace@example.com"))
    }
    #expect(try await first(shop.profileRepository.profile()) == grace)
  }
}
