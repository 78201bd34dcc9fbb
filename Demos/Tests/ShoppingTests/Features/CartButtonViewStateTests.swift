import Testing
import VSM

@testable import Shopping

@MainActor struct CartButtonViewStateTests {
  private struct Dependencies: CartRepositoryDependency {
    let cartRepository: any CartRepository
  }

  private let gate = Gate()
  private let shop: MemoryShop
  private let container: StateContainer<CartButtonViewState>

  init() {
    shop = MemoryShop(gate: gate)
    let model = CartButtonViewState.LoaderModel(
      id: Product.ID(rawValue: 1), dependencies: Dependencies(cartRepository: shop))
    container = StateContainer(state: .initialized(model))
    container.observe(model.load())
  }

  private func ready(_ count: Int) async throws -> CartButtonViewState.AddModel {
    try await container.reach { state in
      if case .ready(let model) = state, model.countInCart == count { model } else { nil }
    }
  }

  @Test func additionIsDisabledDuringAnAddition() async throws {
    gate.isHeld = true
    container.observe(try await ready(0).add())
    #expect(StateName.of(container.state) == "adding")
    gate.open()
    _ = try await ready(1)
    try shop.change { $0.cart = Cart() }
    _ = try await ready(0)
  }

  @Test func additionToAFullCartIsDisabled() async throws {
    let item = Cart.Item(product: MemoryShop.samples[0], quantity: Quantity(clamping: 98))
    try shop.change { $0.cart = Cart(items: [item]) }
    container.observe(try await ready(98).add())
    try await container.reach("full")
  }

  @Test func failureCanBeRetried() async throws {
    gate.failure = Unavailable()
    container.observe(try await ready(0).add())
    let error = try await container.reach { if case .failed(let model) = $0 { model } else { nil } }
    #expect(error.message == "The product could not be added. No connection.")
    container.observe(error.retry())
    _ = try await ready(1)
  }
}
