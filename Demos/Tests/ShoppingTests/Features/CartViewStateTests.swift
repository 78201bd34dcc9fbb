import Testing
import VSM

@testable import Shopping

@MainActor struct CartViewStateTests {
  /// What the cart needs, and no more.
  private struct Dependencies: CartRepositoryDependency, SettingsRepositoryDependency {
    let cartRepository: any CartRepository
    let settingsRepository: any SettingsRepository
  }

  private let gate = Gate()
  private let shop: MemoryShop
  private let container: StateContainer<CartViewState>
  private let teapot = MemoryShop.samples[0]
  private let mug = MemoryShop.samples[1]

  init() {
    shop = MemoryShop(gate: gate)
    let dependencies = Dependencies(cartRepository: shop, settingsRepository: shop)
    container = StateContainer(state: .initialized(CartViewState.LoaderModel(dependencies: dependencies)))
  }

  private func load() throws {
    guard case .initialized(let model) = container.state else { throw WrongState() }
    container.observe(model.load())
  }

  /// Opens a cart with a teapot and a mug in it.
  private func fill() async throws -> (cart: Cart, model: CartViewState.ShoppingModel) {
    try shop.change {
      $0.cart = Cart(items: [teapot, mug].map { Cart.Item(product: $0, quantity: .one) })
    }
    try load()
    return try await shopping { $0.count == 2 }
  }

  private func shopping(_ fits: (Cart) -> Bool) async throws -> (cart: Cart, model: CartViewState.ShoppingModel) {
    try await container.reach { state in
      if case .filled(let cart, .shopping(let model)) = state, fits(cart) { (cart, model) } else { nil }
    }
  }

  @Test func anEmptyCartIsEmptyAndCannotBeCheckedOut() async throws {
    try load()
    #expect(StateName.of(container.state) == "loading")
    try await container.reach("empty")
  }

  @Test func whatIsAddedElsewhereShows() async throws {
    try load()
    try await container.reach("empty")
    try await shop.add(teapot.id)
    let (cart, model) = try await shopping { $0.count == 1 }
    #expect(cart.items.map(\.product) == [teapot])
    #expect(model.draft?.total == teapot.price)
  }

  @Test func aStreamThatFailsOffersARetry() async throws {
    _ = try await fill()
    shop.fail(Unavailable())
    let error = try await container.reach { if case .failed(let model) = $0 { model } else { nil } }
    #expect(error.message == "The cart could not be loaded. No connection.")
    shop.recover()
    container.observe(error.retry())
    try await container.reach("empty")
  }

  @Test func aQuantityShowsAtOnceAndTheNewestIsSavedLast() async throws {
    let (cart, model) = try await fill()
    gate.isHeld = true
    container.observe(model.setQuantity(Quantity(clamping: 2), of: cart.items[0]))
    let (shown, next) = try await shopping { $0.count == 3 }
    container.observe(next.setQuantity(Quantity(clamping: 3), of: shown.items[0]))
    #expect(try await shopping { $0.count == 4 }.cart.quantity(of: teapot.id) == 3)
    gate.open()
    try await shop.setQuantity(Quantity(clamping: 7), of: mug.id)
    // The feature has joined the shared stream again.
    #expect(try await shopping { $0.quantity(of: mug.id) == 7 }.cart.quantity(of: teapot.id) == 3)
  }

  @Test func aRemovalIsConfirmedFirst() async throws {
    let (cart, model) = try await fill()
    container.observe(model.remove(cart.items[0]))
    let removal = try await container.reach { state in
      if case .filled(_, .confirmingRemoval(let model)) = state { model } else { nil }
    }
    #expect(removal.product == teapot)
    #expect(gate.asked == [])
    container.observe(removal.cancel())
    _ = try await shopping { $0 == cart }
    container.observe(removal.confirm())
    _ = try await shopping { $0.items.map(\.product) == [mug] }
    #expect(gate.asked == ["remove 1"])
  }

  @Test func checkingOutDropsAQuestionThatWasNotAskedYet() async throws {
    let (cart, model) = try await fill()
    container.observe(model.remove(cart.items[0]))
    container.observe(model.checkOut())
    try await shop.setQuantity(Quantity(clamping: 7), of: mug.id)
    // Had the question been asked, the cart would show it in place of the change.
    #expect(try await shopping { $0.quantity(of: mug.id) == 7 }.cart.items.count == 2)
  }

  @Test func checkingOutKeepsAChangeThatIsUnderWay() async throws {
    let (cart, model) = try await fill()
    gate.isHeld = true
    container.observe(model.setQuantity(Quantity(clamping: 5), of: cart.items[0]))
    let next = try await shopping { $0.quantity(of: teapot.id) == 5 }.model
    container.observe(next.checkOut())
    // The shop does not have it yet.
    _ = try await shopping { $0.quantity(of: teapot.id) == 1 }
    gate.open()
    _ = try await shopping { $0.quantity(of: teapot.id) == 5 }
  }

  @Test func aRemovalIsNotConfirmedWhereTheSettingsSaySo() async throws {
    try shop.change { $0.settings.confirmsRemoval = false }
    let (cart, model) = try await fill()
    container.observe(model.remove(cart.items[0]))
    let (left, next) = try await shopping { $0.count == 1 }
    container.observe(next.remove(left.items[0]))
    try await container.reach("empty")
    #expect(try shop.current.cart.items.isEmpty)
  }

  @Test func aChangeThatFailsCanBeRetriedOrLeft() async throws {
    let (cart, model) = try await fill()
    gate.failure = Unavailable()
    container.observe(model.setQuantity(Quantity(clamping: 5), of: cart.items[0]))
    let failed = try await container.reach { state in
      if case .filled(_, .failed(let model)) = state { model } else { nil }
    }
    #expect(failed.error.message == "The cart could not be changed. No connection.")
    container.observe(failed.cancel())
    _ = try await shopping { $0 == cart }
    container.observe(failed.error.retry())
    _ = try await shopping { $0.quantity(of: teapot.id) == 5 }
    #expect(try shop.current.cart.quantity(of: teapot.id) == 5)
  }

  @Test func whatIsSoldOutMeanwhileCannotBeOrdered() async throws {
    let stool = MemoryShop.samples[2]
    try shop.change { $0.cart = Cart(items: [Cart.Item(product: stool, quantity: .one)]) }
    try load()
    #expect(try await shopping { $0.count == 1 }.model.draft == nil)
  }
}
