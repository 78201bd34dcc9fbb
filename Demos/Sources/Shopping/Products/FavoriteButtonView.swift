import SwiftUIShim
import VSM

/// The states of the button for a favorite.
public enum FavoriteButtonViewState {
  case initialized(LoaderModel)
  case loading
  case loaded(ToggleModel)
  case saving(isFavorite: Bool)
  case failed(ErrorModel<FavoriteButtonViewState>)

  public typealias Dependencies = FavoriteRepositoryDependency

  public struct LoaderModel {
    let id: Product.ID
    let dependencies: any Dependencies
  }

  public struct ToggleModel {
    public let isFavorite: Bool
    let loader: LoaderModel
  }
}

extension FavoriteButtonViewState.LoaderModel {
  public func load() -> StateSequence<FavoriteButtonViewState> {
    StateSequence(.loading, emitting: follow)
  }

  func follow(_ emit: StateEmitter<FavoriteButtonViewState>) async {
    await emit.follow(dependencies.favoriteRepository.isFavorite(id)) {
      .loaded(FavoriteButtonViewState.ToggleModel(isFavorite: $0, loader: self))
    } failure: {
      .failed(ErrorModel("It is not known whether this is a favorite.", $0, retry: load))
    }
  }
}

extension FavoriteButtonViewState.ToggleModel {
  public func toggle() -> StateSequence<FavoriteButtonViewState> {
    StateSequence(.saving(isFavorite: !isFavorite)) { emit in
      do {
        try await loader.dependencies.favoriteRepository.setFavorite(!isFavorite, loader.id)
      } catch {
        return emit(.failed(ErrorModel("The favorite could not be saved.", error, retry: toggle)))
      }
      await loader.follow(emit)
    }
  }
}

/// A button that adds a product to the favorites or removes it.
public struct FavoriteButtonView: View {
  @ViewState private var state: FavoriteButtonViewState

  public init(id: Product.ID, dependencies: any FavoriteButtonViewState.Dependencies) {
    self.init(state: .initialized(FavoriteButtonViewState.LoaderModel(id: id, dependencies: dependencies)))
  }

  /// Starts in a given state, for previews and tests.
  init(state: FavoriteButtonViewState) {
    _state = ViewState(wrappedValue: state)
  }

  public var body: some View {
    content
      .onAppear {
        if case .initialized(let model) = state { $state.observe(model.load()) }
      }
  }

  @ViewBuilder private var content: some View {
    switch state {
    case .initialized, .loading:
      ProgressView("Loading favorite")
    case .loaded(let model):
      Button {
        $state.observe(model.toggle())
      } label: {
        label(isFavorite: model.isFavorite)
      }
      .buttonStyle(.bordered)
    case .saving(let isFavorite):
      label(isFavorite: isFavorite)
        .foregroundStyle(.secondary)
    case .failed(let model):
      ProblemView(message: model.message) { $state.observe(model.retry()) }
    }
  }

  private func label(isFavorite: Bool) -> some View {
    Label(
      isFavorite ? "Remove from favorites" : "Add to favorites", systemImage: isFavorite ? "heart.fill" : "heart")
  }
}
