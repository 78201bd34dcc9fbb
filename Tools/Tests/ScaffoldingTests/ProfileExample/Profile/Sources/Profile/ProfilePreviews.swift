import SwiftUIShim

#Preview("Loading") {
  ProfileView(state: .loading)
}

#Preview("Shown") {
  ProfileView(state: .shown(ProfileViewState.ShownModel(service: .immediate)))
}

#Preview("Loading Error") {
  ProfileView(state: .loadingError(ProfileViewState.LoadingErrorModel(service: .immediate)))
}

#Preview("Editing") {
  ProfileView(state: .editing(ProfileViewState.EditingModel(service: .immediate)))
}

#Preview("Saving") {
  ProfileView(state: .saving)
}

#Preview("Saving Error") {
  ProfileView(state: .savingError(ProfileViewState.SavingErrorModel(service: .immediate, name: "")))
}
