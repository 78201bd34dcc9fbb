import Testing
import VSM

@testable import Shopping

@MainActor struct CheckoutViewStateTests {
  private struct Dependencies: OrderRepositoryDependency {
    let orderRepository: any OrderRepository
  }

  private let gate = Gate()
  private let shop: MemoryShop
  private let container: StateContainer<CheckoutViewState>
  private let cart = Cart(items: [Cart.Item(product: MemoryShop.samples[0], quantity: .one)])

  init() throws {
    shop = MemoryShop(gate: gate)
    try shop.change { [cart] in $0.cart = cart }
    let draft = try #require(OrderDraft(cart))
    let dependencies = Dependencies(orderRepository: shop)
    container = StateContainer(state: CheckoutViewState(draft: draft, dependencies: dependencies))
  }

  private var reviewing: CheckoutViewState.ReviewingModel {
    get throws {
      guard case .reviewing(let model) = container.state else { throw WrongState() }
      return model
    }
  }

  private func failed() async throws -> CheckoutViewState.FailedModel {
    try await container.reach { if case .failed(let model) = $0 { model } else { nil } }
  }

  @Test func anOrderIsPlacedAtThePricesReviewed() async throws {
    gate.isHeld = true
    container.observe(try reviewing.place())
    #expect(StateName.of(container.state) == "placing")
    gate.open()
    let order = try await container.reach { if case .placed(let order) = $0 { order } else { nil } }
    #expect(order.total == cart.total)
    #expect(try shop.current.cart.items.isEmpty)
  }

  @Test func aFailureIsRetriedWithTheSameDraft() async throws {
    gate.failure = Unavailable()
    let draft = try reviewing.draft
    container.observe(try reviewing.place())
    let model = try await failed()
    #expect(model.draft == draft)
    #expect(model.error.message == "The order could not be placed. No connection.")
    container.observe(model.error.retry())
    try await container.reach("placed")
    #expect(try shop.current.orders.count == 1)
  }

  @Test func anAnswerThatIsLostDoesNotOrderTwice() async throws {
    let draft = try reviewing.draft
    let first = try await shop.place(draft)
    container.observe(try reviewing.place())
    let order = try await container.reach { if case .placed(let order) = $0 { order } else { nil } }
    #expect(order == first)
    #expect(try shop.current.orders.count == 1)
  }

  @Test func aPriceThatChangedIsToldBeforeAnythingIsBought() async throws {
    let dearer = Product(
      id: cart.items[0].id, name: "Moss Teapot", category: "Kitchen", description: "", price: Money(99_90, "EUR"),
      image: cart.items[0].product.image)
    try shop.change { $0.cart = Cart(items: [Cart.Item(product: dearer, quantity: .one)]) }
    container.observe(try reviewing.place())
    let model = try await container.reach { state in
      if case .reviewing(let model) = state, model.hasChanged { model } else { nil }
    }
    #expect(model.draft.total == dearer.price)
    #expect(try shop.current.orders.isEmpty)
    container.observe(model.place())
    try await container.reach("placed")
  }

  @Test func aCartThatWasEmptiedElsewhereLeavesNothingToOrder() async throws {
    try shop.change { $0.cart = Cart() }
    container.observe(try reviewing.place())
    try await container.reach("nothingToOrder")
    #expect(try shop.current.orders.isEmpty)
  }
}
