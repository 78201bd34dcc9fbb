import SwiftUIShim

/// One kind of view, with its name above it.
struct Specimen<Content: View>: View {
  private let name: String
  private let content: Content

  init(_ name: String, @ViewBuilder content: () -> Content) {
    self.name = name
    self.content = content()
  }

  var body: some View {
    Section(name) { content }
  }
}
