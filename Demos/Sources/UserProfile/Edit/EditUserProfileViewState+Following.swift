import CombineShim

/// The end of every action here.
///
/// Observing an action cancels the one before it, and with it the endless subscription to the repository: a view that
/// followed the profile, then saved, would never again hear of a change. So no action just ends in an editing state;
/// each joins the repository's shared stream as its last step, through these two functions and nowhere else.
extension EditUserProfileViewState {
  /// Editing `data`, and then each newer value of it.
  static func following(
    _ data: UserData,
    message: String? = nil,
    repository: any UserDataRepository
  ) -> AnyPublisher<EditUserProfileViewState, Never> {
    Just(editing(data, message: message, repository: repository))
      .merge(with: changes(after: data, repository: repository))
      .eraseToAnyPublisher()
  }

  /// Editing each value that is newer than `data`.
  ///
  /// The stream may start with what was true before a save that has just succeeded; that one isn't news.
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
