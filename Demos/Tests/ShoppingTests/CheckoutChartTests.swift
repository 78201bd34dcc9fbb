import Charts
import SwiftUIShim
import Testing
import VSM
import VSMTesting

@testable import Shopping

/// Explores the checkout with all answers of the shop to an order.
@MainActor struct CheckoutChartTests {
  private struct Orders: OrderRepository, OrderRepositoryDependency {
    let order = Steered<OrderDraft, Order>("the shop")
    var orderRepository: any OrderRepository { self }

    func orders() -> Changes<[Order]> { AsyncThrowingStream { nil } }
    func place(_ draft: OrderDraft) async throws -> Order { try await order(draft) }
  }

  private static let cart = Cart(items: [Cart.Item(product: MemoryShop.samples[0], quantity: .one)])

  /// A page that presents the checkout.
  private struct Page: View {
    @RestorableValue("isCheckingOut") private var isCheckingOut = false
    let draft: OrderDraft
    let dependencies: Orders

    var body: some View {
      Button("Check out") { isCheckingOut = true }
        .sheet(isPresented: $isCheckingOut) { CheckoutView(draft: draft, dependencies: dependencies) }
    }
  }

  private static func page(_ steering: Steering) -> some View {
    let orders = Orders()
    let draft = OrderDraft(cart)!
    steering.add(
      orders.order,
      answers: [
        "takes the order": .success(Order(id: 1, date: .distantPast, draft)),
        "cannot be reached": .failure(Unavailable()),
        "has another cart": .failure(ShopProblem.cartChanged(cart)),
        "has an empty cart": .failure(ShopProblem.cartChanged(Cart())),
      ])
    return Page(draft: draft, dependencies: orders)
  }

  @Test func everyStateIsReachedAndCanBeLeft() async throws {
    let exploration = await Exploration(
      name: { $0.isEmpty ? "not checking out" : StateInContainer.names($0) }, isRestarted: true,
      deployed: try .deployed(named: "checkout"), feature: Self.page)
    exploration.expect(
      .never("a second order while one is being placed") { $0.isIn("placing") && $0.offers("Place order") },
      .eventually("an answer", from: "placing") { !$0.isIn("placing") },
      .from("failed", canReach: "placed"), .everyErrorCanBeRetried, .nothingTypedIsLost)
    exploration.expectNoFindings()
    try exploration.expectDeployKeepsStates(named: "checkout")
    #expect(
      exploration.restarts == [
        "not checking out": ["not checking out"], "reviewing": ["reviewing"], "placing": ["reviewing"],
        "failed": ["reviewing"], "placed": ["placed"], "nothingToOrder": ["nothingToOrder"],
      ])
    try Chart(of: exploration.graph, named: "checkout", title: "The states of the checkout").write()
  }
}
