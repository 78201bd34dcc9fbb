import Testing
import VSM
import VSMTesting

@testable import Shopping

@MainActor struct CartViewStateTests {
  private typealias State = CartViewState

  /// Only the dependencies of the cart.
  private struct Dependencies: CartRepositoryDependency, SettingsRepositoryDependency {
    let cartRepository: any CartRepository
    let settingsRepository: any SettingsRepository
  }

  private let gate = Gate()
  private let shop: MemoryShop
  private let container: StateContainer<State>
  private let journey: Journey<State>
  private let teapot = MemoryShop.samples[0]
  private let mug = MemoryShop.samples[1]

  init() {
    shop = MemoryShop(gate: gate)
    let dependencies = Dependencies(cartRepository: shop, settingsRepository: shop)
    container = StateContainer(state: .initialized(State.LoaderModel(dependencies: dependencies)))
    journey = Journey(of: container)
  }

  private func load() throws {
    container.observe(try journey.model(State.LoaderModel.self).load())
  }

  /// Opens a cart with a teapot and a mug in it.
  private func fill() async throws {
    try shop.change {
      $0.cart = Cart(items: [teapot, mug].map { Cart.Item(product: $0, quantity: .one) })
    }
    try load()
    await journey.expect("loading", filled(2))
  }

  /// Returns the expected state of a cart with a number of items. A change publishes it twice: immediately, and again
  /// when the shop has stored it.
  private func filled(_ count: Int, _ phase: String = "shopping") -> ExpectedState<State> {
    .state("filled").with(\Cart.count, count).with(\State.Phase.name, phase)
  }

  private var cart: Cart { get throws { try journey.model() } }

  private var shopping: State.ShoppingModel {
    get throws {
      guard case .shopping(let model) = try journey.model(State.Phase.self) else { throw WrongState() }
      return model
    }
  }

  private var removal: State.RemovalModel {
    get throws {
      guard case .confirmingRemoval(let model) = try journey.model(State.Phase.self) else { throw WrongState() }
      return model
    }
  }

  private var changeError: State.ChangeErrorModel {
    get throws {
      guard case .failed(let model) = try journey.model(State.Phase.self) else { throw WrongState() }
      return model
    }
  }

  /// Changes the quantity of teapots.
  private func setQuantity(_ number: Int) throws {
    container.observe(try shopping.setQuantity(Quantity(clamping: number), of: cart.items[0]))
  }

  private func remove() throws {
    container.observe(try shopping.remove(cart.items[0]))
  }

  // MARK: Loading

  @Test func emptyCartCannotBeCheckedOut() async throws {
    try load()
    await journey.expect("loading", "empty")
  }

  @Test func productAddedElsewhereIsShown() async throws {
    try load()
    await journey.expect("loading", "empty")
    try await shop.add(teapot.id)
    await journey.expect(filled(1))
    #expect(try cart.items.map(\.product) == [teapot])
    #expect(try shopping.draft?.total == teapot.price)
  }

  @Test func failedStreamOffersARetry() async throws {
    try await fill()
    shop.fail(Unavailable())
    await journey.expect(
      .state("failed").with(\ErrorModel<State>.message, "The cart could not be loaded. No connection."))
    shop.recover()
    container.observe(try journey.model(ErrorModel<State>.self).retry())
    await journey.expect("loading", "empty")
  }

  @Test func soldOutProductCannotBeOrdered() async throws {
    let stool = MemoryShop.samples[2]
    try shop.change { $0.cart = Cart(items: [Cart.Item(product: stool, quantity: .one)]) }
    try load()
    await journey.expect("loading", filled(1))
    #expect(try shopping.draft == nil)
  }

  // MARK: Changing a quantity

  @Test func quantityIsShownImmediatelyAndTheNewestIsSavedLast() async throws {
    try await fill()
    gate.isHeld = true
    try setQuantity(2)
    await journey.expect(filled(3))
    try setQuantity(3)
    await journey.expect(filled(4))
    gate.letOneGo()
    await journey.expect()
    gate.open()
    await journey.expect(filled(4))
    // The feature observes the shared stream again.
    try await shop.setQuantity(Quantity(clamping: 7), of: mug.id)
    await journey.expect(filled(10))
  }

  @Test func failedChangeCanBeRetriedOrDismissed() async throws {
    try await fill()
    gate.failure = Unavailable()
    try setQuantity(5)
    await journey.expect(filled(6), filled(2, "failed"))
    let failed = try changeError
    #expect(failed.error.message == "The cart could not be changed. No connection.")
    container.observe(failed.cancel())
    await journey.expect(filled(2))
    container.observe(failed.error.retry())
    await journey.expect(filled(6), filled(6))
    #expect(try shop.current.cart.quantity(of: teapot.id) == 5)
  }

  // MARK: Removing

  @Test func removalRequiresConfirmation() async throws {
    try await fill()
    try remove()
    await journey.expect(filled(2, "confirmingRemoval"))
    let removal = try removal
    #expect(removal.product == teapot)
    container.observe(removal.cancel())
    await journey.expect(filled(2), filled(2))
    #expect(gate.asked == [])
    container.observe(removal.confirm())
    await journey.expect(filled(1), filled(1))
    #expect(try cart.items.map(\.product) == [mug])
    #expect(gate.asked == ["remove 1"])
  }

  @Test func removalWithoutConfirmationIsASetting() async throws {
    try shop.change { $0.settings.confirmsRemoval = false }
    try await fill()
    try remove()
    await journey.expect(filled(1), filled(1))
    try remove()
    await journey.expect("empty", "empty")
    #expect(try shop.current.cart.items.isEmpty)
  }

  // MARK: Checking out

  @Test func checkoutDropsAPendingConfirmation() async throws {
    try await fill()
    try remove()
    container.observe(try shopping.checkOut())
    await journey.expect(filled(2), filled(2))
  }

  @Test func checkoutKeepsAPendingChange() async throws {
    try await fill()
    gate.isHeld = true
    try setQuantity(5)
    await journey.expect(filled(6))
    container.observe(try shopping.checkOut())
    // The shop has not stored the change yet.
    await journey.expect(filled(6), filled(2))
    gate.open()
    await journey.expect(filled(6))
  }
}

extension CartViewState.Phase {
  fileprivate var name: String { StateName.of(self) }
}
