import Blog
import Search
import Shopping
import SwiftUIShim
import ToDoVSM
import ToDoViper
import UserProfile

/// A feature with the previews of all its states.
struct FeaturePreviews: Identifiable {
  let name: String
  let provider: any PreviewProvider.Type

  var id: String { name }

  /// All features of all demos.
  @MainActor static var all: [FeaturePreviews] {
    [
      FeaturePreviews(name: "User profile", provider: UserProfilePreviews.self),
      FeaturePreviews(name: "Blog", provider: BlogPreviews.self),
      FeaturePreviews(name: "Search", provider: SearchPreviews.self),
      FeaturePreviews(name: "Shop", provider: ShopPreviews.self),
      FeaturePreviews(name: "Shop: buttons", provider: ShopButtonPreviews.self),
      FeaturePreviews(name: "Shop: cart", provider: CartPreviews.self),
      FeaturePreviews(name: "Shop: account", provider: AccountPreviews.self),
      FeaturePreviews(name: "To-do in VSM", provider: ToDoPreviews.self),
      FeaturePreviews(name: "To-do in VIPER", provider: ToDoViperPreviews.self),
    ]
  }
}
