import SwiftUIShim

struct StoreProduct: Identifiable, Hashable {
  let id: Int
  let name: String
  let price: Decimal
  let rating: Double
  let color: Color
  let symbol: String
  var isNew = false

  static let all = [
    StoreProduct(id: 1, name: "Field Lamp", price: 79, rating: 4.6, color: .yellow, symbol: "lightbulb", isNew: true),
    StoreProduct(id: 2, name: "Oak Stool", price: 129, rating: 4.1, color: .brown, symbol: "chair"),
    StoreProduct(id: 3, name: "Wool Throw", price: 64.5, rating: 4.9, color: .teal, symbol: "bed.double"),
    StoreProduct(id: 4, name: "Desk Clock", price: 39.9, rating: 3.8, color: .indigo, symbol: "clock", isNew: true),
    StoreProduct(id: 5, name: "Planter", price: 24, rating: 4.4, color: .green, symbol: "leaf"),
    StoreProduct(id: 6, name: "Kettle", price: 54, rating: 4.7, color: .red, symbol: "cup.and.saucer"),
  ]
}

extension Decimal {
  fileprivate var price: String { formatted(.currency(code: "EUR")) }
}

struct ProductGridView: View {
  private enum Order: String, CaseIterable {
    case featured = "Featured"
    case price = "Price"
    case rating = "Rating"
  }

  @State private var order = Order.featured
  @State private var onlyNew = false
  @State private var liked: Set<Int> = []

  private var products: [StoreProduct] {
    let shown = StoreProduct.all.filter { !onlyNew || $0.isNew }
    return switch order {
    case .featured: shown
    case .price: shown.sorted { $0.price < $1.price }
    case .rating: shown.sorted { $0.rating > $1.rating }
    }
  }

  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 150), spacing: 16)], spacing: 16) {
          ForEach(products) { product in
            NavigationLink(value: product) {
              ProductCard(product: product, isLiked: binding(for: product))
            }
            .buttonStyle(.plain)
          }
        }
        .padding()
        .animation(.default, value: order)
      }
      .navigationTitle("Home goods")
      .navigationDestination(for: StoreProduct.self) { product in
        VStack(spacing: 12) {
          ProductPicture(product: product).frame(height: 240)
          Text(product.price.price).font(.title2)
        }
        .padding()
        .navigationTitle(product.name)
      }
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Menu("Sort", systemImage: "arrow.up.arrow.down") {
            Picker("Order", selection: $order) {
              ForEach(Order.allCases, id: \.self) { Text($0.rawValue) }
            }
            Toggle("Only new", isOn: $onlyNew)
          }
        }
      }
    }
  }

  private func binding(for product: StoreProduct) -> Binding<Bool> {
    Binding {
      liked.contains(product.id)
    } set: { isLiked in
      if isLiked { liked.insert(product.id) } else { liked.remove(product.id) }
    }
  }
}

private struct ProductPicture: View {
  let product: StoreProduct

  var body: some View {
    RoundedRectangle(cornerRadius: 12, style: .continuous)
      .fill(product.color.gradient)
      .overlay {
        Image(systemName: product.symbol)
          .resizable()
          .scaledToFit()
          .foregroundStyle(.white.opacity(0.9))
          .padding(32)
      }
  }
}

private struct ProductCard: View {
  let product: StoreProduct
  @Binding var isLiked: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      ProductPicture(product: product)
        .aspectRatio(1, contentMode: .fit)
        .overlay(alignment: .topLeading) {
          if product.isNew {
            Text("New")
              .font(.caption2.bold())
              .padding(.horizontal, 8)
              .padding(.vertical, 3)
              .background(.background, in: Capsule())
              .padding(8)
          }
        }
      Text(product.name).font(.subheadline.weight(.medium)).lineLimit(1)
      HStack {
        Text(product.price.price).foregroundStyle(.secondary)
        Spacer()
        Image(systemName: isLiked ? "heart.fill" : "heart")
          .foregroundStyle(isLiked ? .pink : .secondary)
          .onTapGesture { isLiked.toggle() }
          .accessibilityLabel(isLiked ? "Unlike \(product.name)" : "Like \(product.name)")
      }
      .font(.footnote)
    }
  }
}

#Preview {
  ProductGridView()
}
