import Charts
import SwiftUIShim
import Testing
import VSMTesting

@testable import Shopping

/// The cart with its checkout, explored.
@MainActor struct CartChartTests {
  /// A shop with a teapot in the cart, whose requests the exploration grants.
  private static func cart(_ steering: Steering) -> some View {
    let request = Steered<String, Void>("the shop")
    steering.add(request, answers: ["agrees": .success(()), "refuses": .failure(Unavailable())])
    var contents = MemoryShop.Contents()
    contents.cart = Cart(items: [Cart.Item(product: MemoryShop.samples[0], quantity: .one)])
    return CartView(dependencies: MemoryShop(contents, request: request.function))
  }

  @Test func theCartAndItsCheckoutCanBeLeft() async throws {
    let exploration = await Exploration(feature: Self.cart)
    // This shop's stream never fails, and nobody else changes its cart.
    exploration.expectNoFindings { [.neverProduced("failed"), .neverProduced("nothingToOrder")].contains($0.kind) }
    try Chart(of: exploration.graph, named: "cart", title: "The states of the cart and its checkout").write()
  }
}
