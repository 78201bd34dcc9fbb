import SwiftUIShim
import VSM

/// The favorite products, newest first.
public struct FavoritesView: View {
  @ViewState private var state: FavoritesViewState

  public init(dependencies: any FavoritesViewState.Dependencies) {
    self.init(state: .initialized(FavoritesViewState.LoaderModel(dependencies: dependencies)))
  }

  /// Starts in a given state, for previews and tests.
  init(state: FavoritesViewState) {
    _state = ViewState(wrappedValue: state)
  }

  public var body: some View {
    content
      .navigationTitle("Favorites")
      .onAppear {
        if case .initialized(let model) = state { $state.observe(model.load()) }
      }
  }

  @ViewBuilder private var content: some View {
    switch state {
    case .initialized, .loading:
      ProgressView("Loading favorites")
    case .empty:
      Text("There are no favorites yet. A product's page has a button to make it one.")
    case .loaded(let products):
      ScrollView {
        ProductGrid(products: products)
      }
    case .failed(let model):
      ProblemView(message: model.message) { $state.observe(model.retry()) }
    }
  }
}
