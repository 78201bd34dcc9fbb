import Foundation
import SwiftUIShim

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
      ProfileView(state: .loading).previewDisplayName("Profile: loading")
      profile(.unsaved(.init(profile: ada, loader: profileLoader))).previewDisplayName("Profile: not saved yet")
      profile(.invalid("Please enter a name.")).previewDisplayName("Profile: invalid")
      profile(.saving).previewDisplayName("Profile: saving")
      profile(.failed(.preview("The profile could not be saved."))).previewDisplayName("Profile: not saved")
      ProfileView(state: .failed(.preview("The profile could not be loaded."))).previewDisplayName("Profile: failed")
    }
    Group {
      SettingsView(dependencies: shop).previewDisplayName("Settings: loaded")
      SettingsView(state: .loading).previewDisplayName("Settings: loading")
      SettingsView(state: .failed(.preview("The settings could not be saved."))).previewDisplayName("Settings: failed")
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
    ProfileView(state: profileLoader.editing(ada, progress))
  }

  private static var profileLoader: ProfileViewState.LoaderModel {
    ProfileViewState.LoaderModel(dependencies: shop)
  }
}
