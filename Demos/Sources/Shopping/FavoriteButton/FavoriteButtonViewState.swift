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
