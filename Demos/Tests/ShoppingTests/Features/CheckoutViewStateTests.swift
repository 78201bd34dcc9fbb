import Testing
import VSM
import VSMTesting

@testable import Shopping

@MainActor struct CheckoutViewStateTests {
  private typealias State = CheckoutViewState

  private struct Dependencies: OrderRepositoryDependency {
    let orderRepository: any OrderRepository
  }

  private let gate = Gate()
  private let shop: MemoryShop
  private let container: StateContainer<State>
  private let journey: Journey<State>
  private let cart = Cart(items: [Cart.Item(product: MemoryShop.samples[0], quantity: .one)])

  init() throws {
    shop = MemoryShop(gate: gate)
    try shop.change { [cart] in $0.cart = cart }
    let draft = try #require(OrderDraft(cart))
    container = StateContainer(state: State(draft: draft, dependencies: Dependencies(orderRepository: shop)))
    journey = Journey(of: container)
  }

  private var reviewing: State.ReviewingModel { get throws { try journey.model() } }
  private var failed: State.FailedModel { get throws { try journey.model() } }

  @Test func orderIsPlacedAtTheReviewedPrices() async throws {
    gate.isHeld = true
    container.observe(try reviewing.place())
    await journey.expect("placing")
    gate.open()
    await journey.expect(.state("placed").with(\Order.total, cart.total))
    #expect(try shop.current.cart.items.isEmpty)
  }

  @Test func failureIsRetriedWithTheSameDraft() async throws {
    gate.failure = Unavailable()
    let draft = try reviewing.draft
    container.observe(try reviewing.place())
    await journey.expect(
      "placing",
      .state("failed").with(\State.FailedModel.draft, draft)
        .with(\State.FailedModel.error.message, "The order could not be placed. No connection."))
    container.observe(try failed.error.retry())
    await journey.expect("placing", "placed")
    #expect(try shop.current.orders.count == 1)
  }

  @Test func lostResponseDoesNotOrderTwice() async throws {
    let first = try await shop.place(try reviewing.draft)
    container.observe(try reviewing.place())
    await journey.expect("placing", .state("placed") { (order: Order) in #expect(order == first) })
    #expect(try shop.current.orders.count == 1)
  }

  @Test func changedPriceRequiresAnotherReview() async throws {
    let dearer = Product(
      id: cart.items[0].id, name: "Moss Teapot", category: "Kitchen", description: "", price: Money(99_90, "EUR"),
      image: cart.items[0].product.image)
    try shop.change { $0.cart = Cart(items: [Cart.Item(product: dearer, quantity: .one)]) }
    container.observe(try reviewing.place())
    await journey.expect(
      "placing",
      .state("reviewing").with(\State.ReviewingModel.hasChanged, true)
        .with(\State.ReviewingModel.draft.total, dearer.price))
    #expect(try shop.current.orders.isEmpty)
    container.observe(try reviewing.place())
    await journey.expect("placing", "placed")
  }

  @Test func emptiedCartCannotBeOrdered() async throws {
    try shop.change { $0.cart = Cart() }
    container.observe(try reviewing.place())
    await journey.expect("placing", "nothingToOrder")
    #expect(try shop.current.orders.isEmpty)
  }
}
