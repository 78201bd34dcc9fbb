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
