import CombineShim

/// The state of the profile page after the profile is loaded. It always has data.
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
    /// The error message of the last refresh, or `nil`.
    public let message: String?
    /// Publishes an editing state for each change from another source.
    public let follow: () -> AnyPublisher<EditUserProfileViewState, Never>
    public let reload: () -> AnyPublisher<EditUserProfileViewState, Never>
    public let saveUsername: (String) -> AnyPublisher<EditUserProfileViewState, Never>
  }

  public struct SavingModel {
    /// Returns to the previous profile. If the save still succeeds, its change arrives like one from another source.
    public let cancel: () -> AnyPublisher<EditUserProfileViewState, Never>
  }

  public struct ErrorModel {
    public let message: String
    public let retry: () -> AnyPublisher<EditUserProfileViewState, Never>
    public let cancel: () -> AnyPublisher<EditUserProfileViewState, Never>
  }
}
