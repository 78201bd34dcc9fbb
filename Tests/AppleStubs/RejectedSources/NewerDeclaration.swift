// expected: 'Tab' is only available in iOS 18 or newer
import SwiftUIShim

@MainActor func tabs() -> some View {
  TabView { Tab("Cart", systemImage: "cart") { Text("Empty") } }
}
