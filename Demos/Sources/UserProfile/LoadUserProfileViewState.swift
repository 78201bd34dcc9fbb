import CombineShim

/// The states of the profile page until the profile is loaded.
public enum LoadUserProfileViewState {
  case initialized(LoaderModel)
  case loading
  case loadingError(ErrorModel)
  case loaded(UserData)

  public struct LoaderModel {
    public let userId: Int
    public let load: () -> AnyPublisher<LoadUserProfileViewState, Never>
  }

  public struct ErrorModel {
    public let message: String
    public let retry: () -> AnyPublisher<LoadUserProfileViewState, Never>
  }
}

extension LoadUserProfileViewState.LoaderModel {
  public init(userId: Int, repository: any UserDataRepository) {
    self.userId = userId
    load = {
      Just(.loading)
        .merge(with: Self.load(userId: userId, from: repository))
        .eraseToAnyPublisher()
    }
  }

  private static func load(
    userId: Int,
    from repository: any UserDataRepository
  ) -> AnyPublisher<LoadUserProfileViewState, Never> {
    repository.loadUserData(id: userId)
      .map { LoadUserProfileViewState.loaded($0) }
      .catch { error in Just(failed(error, userId: userId, repository: repository)) }
      .eraseToAnyPublisher()
  }

  private static func failed(
    _ error: any Error,
    userId: Int,
    repository: any UserDataRepository
  ) -> LoadUserProfileViewState {
    .loadingError(
      LoadUserProfileViewState.ErrorModel(
        message: "The profile could not be loaded. \(error.localizedDescription)",
        userId: userId,
        repository: repository
      )
    )
  }
}

extension LoadUserProfileViewState.ErrorModel {
  init(message: String, userId: Int, repository: any UserDataRepository) {
    self.message = message
    retry = {
      LoadUserProfileViewState.LoaderModel(userId: userId, repository: repository).load()
    }
  }
}
