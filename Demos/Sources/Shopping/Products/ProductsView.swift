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
    .searchable(
      text: $state.bind(\.query, to: ProductsViewState.search, debounced: .milliseconds(300)),
      prompt: "Search products"
    )
    .onAppear {
      if case .loading = state.content { $state.observe(state.load()) }
    }
  }

  @ViewBuilder private var content: some View {
    switch state.content {
    case .loading:
      ProgressView("Loading products")
    case .nothingFound:
      Text(state.query.isEmpty ? "There are no products." : "No product has “\(state.query)” in it.")
    case .failed(let model):
      ProblemView(message: model.message) { $state.observe(model.retry()) }
    case .loaded(let model):
      ProductGrid(products: model.products)
      HStack {
        Text("\(model.products.count) of \(model.total) products")
          .foregroundStyle(.secondary)
        if let showMore = model.showMore {
          Button("Show more") { $state.observe(showMore()) }
            .buttonStyle(.bordered)
        }
      }
    }
  }
}
