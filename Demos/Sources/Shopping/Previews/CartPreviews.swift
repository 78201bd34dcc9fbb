import Foundation
import SwiftUIShim

/// The cart and the checkout, in each of their states.
public struct CartPreviews: PreviewProvider {
  private static let shop: MemoryShop = {
    var contents = MemoryShop.Contents()
    contents.cart = cart
    return MemoryShop(contents)
  }()
  private static let cart = Cart(items: [
    Cart.Item(product: MemoryShop.samples[0], quantity: Quantity(clamping: 2)),
    Cart.Item(product: MemoryShop.samples[3], quantity: .one),
  ])
  private static let draft = OrderDraft(cart)!

  public static var previews: some View {
    Group {
      NavigationStack { CartView(dependencies: shop) }.previewDisplayName("Cart: filled")
      cart(.loading).previewDisplayName("Cart: loading")
      cart(.empty).previewDisplayName("Cart: empty")
      cart(.filled(cart, .confirmingRemoval(.init(product: cart.items[0].product, shopping: shopping))))
        .previewDisplayName("Cart: confirming a removal")
      cart(.filled(cart, .failed(.init(error: .preview("The cart could not be changed."), cancel: { .init(.empty) }))))
        .previewDisplayName("Cart: a change failed")
      cart(.failed(.preview("The cart could not be loaded."))).previewDisplayName("Cart: failed")
    }
    Group {
      CheckoutView(draft: draft, dependencies: shop).previewDisplayName("Checkout: reviewing")
      CheckoutView(state: CheckoutViewState(draft: draft, hasChanged: true, dependencies: shop))
        .previewDisplayName("Checkout: the cart has changed")
      CheckoutView(state: .placing(draft)).previewDisplayName("Checkout: placing")
      CheckoutView(state: .failed(.init(draft: draft, error: .preview("The order could not be placed."))))
        .previewDisplayName("Checkout: failed")
      CheckoutView(state: .placed(Order(id: 7, date: Date(timeIntervalSince1970: 1_800_000_000), draft)))
        .previewDisplayName("Checkout: placed")
      CheckoutView(state: .nothingToOrder).previewDisplayName("Checkout: nothing to order")
    }
  }

  private static var shopping: CartViewState.ShoppingModel {
    CartViewState.ShoppingModel(draft: draft, cart: cart, loader: CartViewState.LoaderModel(dependencies: shop))
  }

  private static func cart(_ state: CartViewState) -> some View {
    NavigationStack { CartView(state: state, dependencies: shop) }
  }
}
