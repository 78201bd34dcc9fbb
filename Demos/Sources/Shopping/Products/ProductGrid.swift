import SwiftUIShim

/// A grid of links to products, each with its picture, name and price. The width determines the number of columns.
struct ProductGrid: View {
  let products: [Product]

  var body: some View {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 150), spacing: 16, alignment: .top)], spacing: 24) {
      ForEach(products) { product in
        NavigationLink(value: product.id) {
          VStack(alignment: .leading, spacing: 4) {
            ProductPicture(product)
            Text(product.name)
            HStack {
              PriceText(product.price)
              if product.isSoldOut { Text("Sold out") }
            }
            .font(.subheadline)
            .foregroundStyle(.secondary)
          }
        }
      }
    }
  }
}
