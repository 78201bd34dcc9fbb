// expected: no exact matches in call to instance method 'badge'
// The badge of a view takes an optional key, and the badge of a tab does not.
import SwiftUIShim

@available(iOS 18, *)
@MainActor func tab(_ key: LocalizedStringKey?) -> some TabContent<Int> {
  Tab("Cart", systemImage: "cart", value: 1) { Text("Empty") }.badge(key)
}
