import Shopping
import SwiftUIShim

/// The page of the shop, with the network conditions below it.
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
      NetworkPanel(conditions: conditions)
    }
    .padding()
  }
}
