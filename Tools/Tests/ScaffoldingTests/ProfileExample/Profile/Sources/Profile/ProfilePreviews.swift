import SwiftUIShim

/// The feature in each of its states.
struct ProfilePreviews: PreviewProvider {
  static var previews: some View {
    ProfileView(state: .loading)
      .previewDisplayName("Loading")
    ProfileView(state: .shown(ProfileViewState.ShownModel(service: .immediate)))
      .previewDisplayName("Shown")
    ProfileView(state: .loadingError(ProfileViewState.LoadingErrorModel(service: .immediate)))
      .previewDisplayName("Loading Error")
    ProfileView(state: .editing(ProfileViewState.EditingModel(service: .immediate)))
      .previewDisplayName("Editing")
    ProfileView(state: .saving)
      .previewDisplayName("Saving")
    ProfileView(state: .savingError(ProfileViewState.SavingErrorModel(service: .immediate, name: "")))
      .previewDisplayName("Saving Error")
  }
}
