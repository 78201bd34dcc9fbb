import SwiftUIShim

/// The page's heading, the same in every state.
struct ProfileHeading: View {
  var body: some View {
    Text("User profile")
      .font(.title)
      .accessibilityAddTraits(.isHeader)
  }
}
