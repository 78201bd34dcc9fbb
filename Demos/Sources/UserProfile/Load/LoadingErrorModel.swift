extension LoadUserProfileViewState.ErrorModel {
  init(message: String, userId: Int, repository: any UserDataRepository) {
    self.message = message
    retry = {
      LoadUserProfileViewState.LoaderModel(userId: userId, repository: repository).load()
    }
  }
}
