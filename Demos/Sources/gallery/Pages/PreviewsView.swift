import Blog
import Lending
import Membership
import PortableUI
import Search
import Shopping
import SwiftUIShim
import ToDoVSM
import ToDoViper
import UserProfile

/// The previews of all features, as in Xcode's canvas.
struct PreviewsView: View {
  private let features: [FeaturePreviews]

  init(features: [FeaturePreviews] = FeaturePreviews.all) {
    self.features = features
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 32) {
      Link("All demos", destination: .index)
      Text("Previews")
        .font(.largeTitle)
        .accessibilityAddTraits(.isHeader)
      ForEach(features) { feature in
        Section(feature.name) {
          ForEach(Array(feature.provider.allPreviews.enumerated()), id: \.offset) { preview in
            NamedPreview(
              group: feature.name, name: preview.element.name, number: preview.offset + 1,
              content: preview.element.content)
          }
        }
      }
      Link("Declared with #Preview", destination: .filePreviews)
    }
    .padding()
    .navigationTitle("Previews")
  }
}

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
      FeaturePreviews(name: "Shop: files", provider: FileStoryPreviews.self),
      FeaturePreviews(name: "Sign-in", provider: SignInPreviews.self),
      FeaturePreviews(name: "Account", provider: MemberAccountPreviews.self),
      FeaturePreviews(name: "Lending: equipment", provider: ItemsPreviews.self),
      FeaturePreviews(name: "Lending: item", provider: ItemPreviews.self),
      FeaturePreviews(name: "Lending: keepers", provider: KeeperPreviews.self),
      FeaturePreviews(name: "To-do in VSM", provider: ToDoPreviews.self),
      FeaturePreviews(name: "To-do in VIPER", provider: ToDoViperPreviews.self),
    ]
  }
}

/// A preview below its name.
private struct NamedPreview: View {
  let group: String
  let name: String?
  let number: Int
  let content: AnyView

  var body: some View {
    let name = name ?? "Preview \(number)"
    VStack(alignment: .leading) {
      Text(name)
        .font(.subheadline)
        .foregroundStyle(.secondary)
      content
    }
    .accessibilityLabel("\(group): \(name)")
  }
}
