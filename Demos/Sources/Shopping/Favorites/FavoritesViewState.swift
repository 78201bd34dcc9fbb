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
