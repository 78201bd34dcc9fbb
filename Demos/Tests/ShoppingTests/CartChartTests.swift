import Charts
import SwiftUIShim
import Testing
import VSMTesting

@testable import Shopping

/// Explores the cart with its checkout.
@MainActor struct CartChartTests {
  /// Returns the cart of a shop with a teapot in it, whose requests the exploration answers.
  private static func cart(_ steering: Steering) -> some View {
    let request = Steered<String, Void>("the shop")
    steering.add(request, answers: ["agrees": .success(()), "refuses": .failure(Unavailable())])
    var contents = MemoryShop.Contents()
    contents.cart = Cart(items: [Cart.Item(product: MemoryShop.samples[0], quantity: .one)])
    return CartView(dependencies: MemoryShop(contents, request: request.function))
  }

  @Test func cartAndCheckoutCanBeLeft() async throws {
    let exploration = await Exploration(feature: Self.cart)
    // In this test the stream doesn't fail, and no other source changes the cart.
    exploration.expect(.everyErrorCanBeRetried, .nothingTypedIsLost)
    exploration.expectNoFindings { [.neverProduced("failed"), .neverProduced("nothingToOrder")].contains($0.kind) }
    try Chart(of: exploration.graph, named: "cart", title: "The states of the cart and its checkout").write()
  }
}
