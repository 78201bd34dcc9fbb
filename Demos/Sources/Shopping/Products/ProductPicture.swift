import SwiftUIShim

/// The picture of a product, always beside its name, and so not for those who listen.
struct ProductPicture: View {
  private let product: Product

  init(_ product: Product) {
    self.product = product
  }

  var body: some View {
    AsyncImage(url: product.image) { image in
      image.resizable().scaledToFit()
    } placeholder: {
      Color.gray.opacity(0.2)
    }
    .aspectRatio(1, contentMode: .fit)
    .clipShape(RoundedRectangle(cornerRadius: 12))
    .accessibilityHidden(true)
  }
}
