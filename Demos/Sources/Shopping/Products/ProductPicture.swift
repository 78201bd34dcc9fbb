import SwiftUIShim

/// The picture of a product. It is hidden from accessibility, since the product's name is always beside it.
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
