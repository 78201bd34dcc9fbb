import SwiftUIShim
import VSM

/// The states of the list of favorites.
public enum FavoritesViewState {
  case initialized(LoaderModel)
  case loading
  case empty
  case loaded([Product])
  case failed(ErrorModel<FavoritesViewState>)

  public typealias Dependencies = FavoriteRepositoryDependency

  public struct LoaderModel {
    let dependencies: any Dependencies
  }
}

extension FavoritesViewState.LoaderModel {
  public func load() -> StateSequence<FavoritesViewState> {
    StateSequence(.loading) { emit in
      await emit.follow(dependencies.favoriteRepository.favorites()) {
        $0.isEmpty ? .empty : .loaded($0)
      } failure: {
        .failed(ErrorModel("The favorites could not be loaded.", $0, retry: load))
      }
    }
  }
}

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
