import CombineShim

/// Everything the profile page can be once there is a profile: it always has data, and is busy with it or not.
public struct EditUserProfileViewState {
  public var data: UserData
  public var editingState: EditingState

  public enum EditingState {
    case editing(EditingModel)
    case saving(SavingModel)
    case savingError(ErrorModel)
    case reloading
  }

  public struct EditingModel {
    /// What went wrong with the last refresh, if it did.
    public let message: String?
    /// Goes on editing, with each change that comes from elsewhere.
    public let follow: () -> AnyPublisher<EditUserProfileViewState, Never>
    public let reload: () -> AnyPublisher<EditUserProfileViewState, Never>
    public let saveUsername: (String) -> AnyPublisher<EditUserProfileViewState, Never>
  }

  public struct SavingModel {
    /// Returns to the profile as it was; a write that still succeeds arrives like anybody else's.
    public let cancel: () -> AnyPublisher<EditUserProfileViewState, Never>
  }

  public struct ErrorModel {
    public let message: String
    public let retry: () -> AnyPublisher<EditUserProfileViewState, Never>
    public let cancel: () -> AnyPublisher<EditUserProfileViewState, Never>
  }
}
