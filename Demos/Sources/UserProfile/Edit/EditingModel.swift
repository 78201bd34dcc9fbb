import CombineShim

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
