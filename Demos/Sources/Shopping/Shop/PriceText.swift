import SwiftUIShim

/// A price in the format of the user's locale.
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
