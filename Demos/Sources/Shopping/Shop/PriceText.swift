import SwiftUIShim

/// A price as the person at the page writes it.
struct PriceText: View {
  @Environment(\.locale) private var locale
  private let price: Money

  init(_ price: Money) {
    self.price = price
  }

  var body: some View {
    Text(price.formatted(in: locale))
  }
}
