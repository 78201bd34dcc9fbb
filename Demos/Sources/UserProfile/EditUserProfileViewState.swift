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

/// Shorthands for the view. They don't give access to actions.
extension EditUserProfileViewState {
  public var isEditing: Bool {
    if case .editing = editingState { true } else { false }
  }

  public var isSaving: Bool {
    if case .saving = editingState { true } else { false }
  }

  public var isReloading: Bool {
    if case .reloading = editingState { true } else { false }
  }
}

extension EditUserProfileViewState.EditingModel {
  public init(message: String? = nil, data: UserData, repository: any UserDataRepository) {
    self.message = message
    follow = {
      EditUserProfileViewState.changes(after: data, repository: repository)
    }
    reload = {
      Just(EditUserProfileViewState(data: data, editingState: .reloading))
        .merge(with: Self.reload(data, from: repository))
        .eraseToAnyPublisher()
    }
    saveUsername = { username in
      Just(
        EditUserProfileViewState(
          data: data,
          editingState: .saving(EditUserProfileViewState.SavingModel(data: data, repository: repository))
        )
      )
      .merge(with: Self.save(username, for: data, to: repository))
      .eraseToAnyPublisher()
    }
  }

  private static func reload(
    _ data: UserData,
    from repository: any UserDataRepository
  ) -> AnyPublisher<EditUserProfileViewState, Never> {
    repository.loadUserData(id: data.id)
      .map { EditUserProfileViewState.following($0, repository: repository) }
      .catch { error in
        let message = "The profile could not be refreshed. \(error.localizedDescription)"
        return Just(EditUserProfileViewState.following(data, message: message, repository: repository))
      }
      .switchToLatest()
      .eraseToAnyPublisher()
  }

  private static func save(
    _ username: String,
    for data: UserData,
    to repository: any UserDataRepository
  ) -> AnyPublisher<EditUserProfileViewState, Never> {
    repository.saveUsername(username, id: data.id)
      .map { EditUserProfileViewState.following($0, repository: repository) }
      .catch { error in
        let state = failed(error, toSave: username, for: data, repository: repository)
        return Just(Just(state).eraseToAnyPublisher())
      }
      .switchToLatest()
      .eraseToAnyPublisher()
  }

  private static func failed(
    _ error: any Error,
    toSave username: String,
    for data: UserData,
    repository: any UserDataRepository
  ) -> EditUserProfileViewState {
    EditUserProfileViewState(
      data: data,
      editingState: .savingError(
        EditUserProfileViewState.ErrorModel(
          message: "The username could not be saved. \(error.localizedDescription)",
          username: username,
          data: data,
          repository: repository
        )
      )
    )
  }
}

extension EditUserProfileViewState.SavingModel {
  init(data: UserData, repository: any UserDataRepository) {
    cancel = {
      EditUserProfileViewState.following(data, repository: repository)
    }
  }
}

extension EditUserProfileViewState.ErrorModel {
  init(message: String, username: String, data: UserData, repository: any UserDataRepository) {
    self.message = message
    retry = {
      EditUserProfileViewState.EditingModel(data: data, repository: repository).saveUsername(username)
    }
    cancel = {
      EditUserProfileViewState.following(data, repository: repository)
    }
  }
}

/// The last step of each action.
///
/// Observing an action cancels the previous one, and with it the endless subscription to the repository. A view that
/// observed the profile and then saved it would receive no more changes. So each action ends with a new subscription
/// to the repository's shared publisher, which only these two functions create.
extension EditUserProfileViewState {
  /// Publishes the editing state of `data`, and then the editing state of each newer value.
  static func following(
    _ data: UserData,
    message: String? = nil,
    repository: any UserDataRepository
  ) -> AnyPublisher<EditUserProfileViewState, Never> {
    Just(editing(data, message: message, repository: repository))
      .merge(with: changes(after: data, repository: repository))
      .eraseToAnyPublisher()
  }

  /// Publishes the editing state of each value that is newer than `data`.
  ///
  /// The repository may first publish a value from before the last save, which is ignored.
  static func changes(
    after data: UserData,
    repository: any UserDataRepository
  ) -> AnyPublisher<EditUserProfileViewState, Never> {
    repository.userData(id: data.id)
      .filter { $0.isNewer(than: data) }
      .map { editing($0, repository: repository) }
      .catch { error in
        let message = "Changes made elsewhere no longer show here. \(error.localizedDescription)"
        return Just(editing(data, message: message, repository: repository))
      }
      .eraseToAnyPublisher()
  }

  static func editing(
    _ data: UserData,
    message: String? = nil,
    repository: any UserDataRepository
  ) -> EditUserProfileViewState {
    EditUserProfileViewState(
      data: data,
      editingState: .editing(EditingModel(message: message, data: data, repository: repository))
    )
  }
}
