import CombineShim

/// The last step of each action.
///
/// Observing an action cancels the previous one, and with it the endless subscription to the repository. A view that
/// observed the profile and then saved it would receive no more changes. So each action ends with a new subscription
/// to the repository's shared publisher, which only these two functions create.
extension EditUserProfileViewState {
  /// Publishes the editing state of `data`, and then that of each newer value.
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
