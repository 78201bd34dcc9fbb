extension EditUserProfileViewState.SavingModel {
  init(data: UserData, repository: any UserDataRepository) {
    cancel = {
      EditUserProfileViewState.following(data, repository: repository)
    }
  }
}
