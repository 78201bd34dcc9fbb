import CombineShim

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
