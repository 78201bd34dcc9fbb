import SwiftUIShim
import VSM

/// The products of the shop, with a search field.
public struct ProductsView: View {
  @ViewState private var state: ProductsViewState

  public init(dependencies: any ProductsViewState.Dependencies) {
    self.init(state: ProductsViewState(dependencies: dependencies))
  }

  /// Starts in a given state, for previews and tests.
  init(state: ProductsViewState) {
    _state = ViewState(wrappedValue: state)
  }

  public var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 24) {
        content
      }
    }
    .navigationTitle("Products")
    .searchable(text: query, prompt: "Search products")
    .pageQuery("search", queryOfAddress)
    .onAppear {
      if case .loading = state.content { $state.observe(state.load()) }
    }
  }

  /// The state has each letter at once, so that a retry searches for all of them. Only the search waits for a pause.
  private var query: Binding<String> {
    Binding {
      state.query
    } set: { query in
      $state.observe(state.typed(query))
      $state.observe(state.search, debounced: .milliseconds(300))
    }
  }

  /// An address has the whole query, so the search for it starts at once, and the first document can show the result.
  private var queryOfAddress: Binding<String> {
    Binding {
      state.query
    } set: { query in
      // The way back to this level brings the query that it has already.
      guard query != state.query else { return }
      $state.observe(state.typed(query))
      $state.observe(state.load())
    }
  }

  @ViewBuilder private var content: some View {
    switch state.content {
    case .loading:
      ProgressView("Loading products")
      ProductPlaceholders()
    case .nothingFound:
      ContentUnavailableView(
        state.query.isEmpty ? "There are no products." : "No product has “\(state.query)” in it.",
        systemImage: "magnifyingglass")
    case .failed(let model):
      ProblemView(message: model.message) { $state.observe(model.retry()) }
    case .loaded(let products):
      Text(products.count == 1 ? "1 product" : "\(products.count) products")
        .foregroundStyle(.secondary)
      ProductGrid(products: products)
    }
  }
}

/// A grid of links to products, each with its picture, name and price. The width determines the number of columns.
struct ProductGrid: View {
  let products: [Product]

  var body: some View {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 130), spacing: 16, alignment: .top)], spacing: 24) {
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
        .buttonStyle(.plain)
      }
    }
  }
}

/// The places of products that are being loaded.
private struct ProductPlaceholders: View {
  var body: some View {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 130), spacing: 16, alignment: .top)], spacing: 24) {
      ForEach(0..<12) { _ in
        VStack(alignment: .leading, spacing: 4) {
          RoundedRectangle(cornerRadius: 12)
            .fill(.quaternary)
            .aspectRatio(1, contentMode: .fit)
          Text("Name of a product")
          Text("€10.00")
            .font(.subheadline)
        }
      }
    }
    .redacted(reason: .placeholder)
    .accessibilityHidden(true)
  }
}

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
