import Shopping
import SwiftUIShim
import VSMInspector

/// The page of the shop, with a link to the index, and the inspector with the network conditions.
struct ShopPage: View {
  private let shop: any ShoppingDependencies
  @StateObject private var conditions: NetworkConditions

  init(shop: any ShoppingDependencies, clock: any Clock<Duration> = ContinuousClock()) {
    self.shop = shop
    _conditions = StateObject(wrappedValue: NetworkConditions(clock: clock))
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 32) {
      Link("All demos", destination: .index)
      MainView(dependencies: ConditionedShop(base: shop, conditions: conditions))
        .stateInspector(source: "MainView(dependencies:)", network: conditions, isEnabled: true)
    }
    .padding()
  }
}
