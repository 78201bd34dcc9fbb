import SwiftUIShim
import VSM

/// One product in the cart. Its quantity can be changed if `shopping` is not `nil`.
struct CartRow: View {
  let item: Cart.Item
  let shopping: CartViewState.ShoppingModel?
  let observe: (StateSequence<CartViewState>) -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack {
        NavigationLink(item.product.name, value: item.id)
        Spacer()
        if let price = item.price { PriceText(price) }
      }
      if item.product.isSoldOut {
        Text("Sold out")
          .foregroundStyle(.red)
      }
      HStack {
        if let shopping {
          Stepper("Quantity: \(item.quantity.rawValue)", value: quantity(shopping), in: Quantity.range)
            // The name distinguishes this stepper from those of other rows for screen readers.
            .accessibilityLabel("Quantity of \(item.product.name): \(item.quantity.rawValue)")
          Button("Remove \(item.product.name)") { observe(shopping.remove(item)) }
            .buttonStyle(.bordered)
        } else {
          Text("Quantity: \(item.quantity.rawValue)")
        }
      }
    }
  }

  private func quantity(_ shopping: CartViewState.ShoppingModel) -> Binding<Int> {
    Binding {
      item.quantity.rawValue
    } set: {
      observe(shopping.setQuantity(Quantity(clamping: $0), of: item))
    }
  }
}
