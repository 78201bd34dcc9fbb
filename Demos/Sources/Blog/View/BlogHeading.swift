import SwiftUIShim

/// The page's heading: the post's title, or the feature's name without a post.
struct BlogHeading: View {
  private let title: String

  init(_ title: String) {
    self.title = title
  }

  var body: some View {
    Text(title)
      .font(.title)
      .accessibilityAddTraits(.isHeader)
  }
}
