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
      checkout(CheckoutViewState(draft: draft, dependencies: shop)).previewDisplayName("Checkout: reviewing")
      checkout(CheckoutViewState(draft: draft, hasChanged: true, dependencies: shop))
        .previewDisplayName("Checkout: the cart has changed")
      checkout(.placing(draft)).previewDisplayName("Checkout: placing")
      checkout(.failed(.init(draft: draft, error: .preview("The order could not be placed."))))
        .previewDisplayName("Checkout: failed")
      checkout(.placed(Order(id: 7, date: Date(timeIntervalSince1970: 1_800_000_000), draft)))
        .previewDisplayName("Checkout: placed")
      checkout(.nothingToOrder).previewDisplayName("Checkout: nothing to order")
    }
  }

  private static func checkout(_ state: CheckoutViewState) -> some View {
    CheckoutView(state: state, dependencies: shop)
  }

  private static var shopping: CartViewState.ShoppingModel {
    CartViewState.ShoppingModel(draft: draft, cart: cart, loader: CartViewState.LoaderModel(dependencies: shop))
  }

  private static func cart(_ state: CartViewState) -> some View {
    NavigationStack { CartView(state: state, dependencies: shop) }
  }
}

/// The account and its pages, in each of their states.
public struct AccountPreviews: PreviewProvider {
  private static let shop = MemoryShop()
  private static let ada = ShopperProfile(name: "Ada Lovelace", email: "ada@example.com")

  public static var previews: some View {
    Group {
      account(.loading).previewDisplayName("Account: loading")
      account(.loaded(ada)).previewDisplayName("Account: loaded")
      account(.failed(.preview("The account could not be loaded."))).previewDisplayName("Account: failed")
    }
    Group {
      ProfileView(dependencies: shop).previewDisplayName("Profile: saved")
      ProfileView(state: .loading, dependencies: shop).previewDisplayName("Profile: loading")
      profile(.unsaved(.init(profile: ada, loader: profileLoader))).previewDisplayName("Profile: not saved yet")
      profile(.invalid("Please enter a name.")).previewDisplayName("Profile: invalid")
      profile(.saving).previewDisplayName("Profile: saving")
      profile(.failed(.preview("The profile could not be saved."))).previewDisplayName("Profile: not saved")
      ProfileView(state: .failed(.preview("The profile could not be loaded.")), dependencies: shop)
        .previewDisplayName("Profile: failed")
    }
    Group {
      SettingsView(dependencies: shop).previewDisplayName("Settings: loaded")
      SettingsView(state: .loading, dependencies: shop).previewDisplayName("Settings: loading")
      SettingsView(state: .failed(.preview("The settings could not be saved.")), dependencies: shop)
        .previewDisplayName("Settings: failed")
    }
    Group {
      OrdersView(state: .loading).previewDisplayName("Orders: loading")
      OrdersView(state: .empty).previewDisplayName("Orders: empty")
      OrdersView(state: .loaded([order])).previewDisplayName("Orders: loaded")
      OrdersView(state: .failed(.preview("The orders could not be loaded."))).previewDisplayName("Orders: failed")
    }
  }

  private static var order: Order {
    let cart = Cart(items: [Cart.Item(product: MemoryShop.samples[1], quantity: Quantity(clamping: 4))])
    return Order(id: 7, date: Date(timeIntervalSince1970: 1_800_000_000), OrderDraft(cart)!)
  }

  private static func account(_ state: AccountViewState) -> some View {
    NavigationStack { AccountView(state: state, dependencies: shop) }
  }

  private static func profile(_ progress: ProfileViewState.Progress) -> some View {
    ProfileView(state: profileLoader.editing(ada, progress), dependencies: shop)
  }

  private static var profileLoader: ProfileViewState.LoaderModel {
    ProfileViewState.LoaderModel(dependencies: shop)
  }
}
