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
