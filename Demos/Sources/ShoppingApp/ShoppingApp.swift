// The shop as an app, with sample products in memory.

// snippet.app
import Shopping
import SwiftUIShim

#if PortableUI || !canImport(SwiftUI)
  import PortableUIHummingbird
#endif

@main struct ShoppingApp: App {
  private let shop = MemoryShop()

  var body: some Scene {
    WindowGroup("Shop") { MainView(dependencies: shop).padding().localizedTexts(from: .shopping) }
  }
}
// snippet.end
