import CombineShim
import SwiftUIShim

/// The profile page in each of its states.
public struct UserProfilePreviews: PreviewProvider {
  private static let repository = PreviewUserDataRepository()
  private static let data = UserData(id: 1, username: "ada", revision: 1)

  public static var previews: some View {
    AccountView(userId: data.id, repository: repository)
      .previewDisplayName("Account")
    Group {
      LoadUserProfileView(state: .loading, repository: repository)
        .previewDisplayName("Loading")
      LoadUserProfileView(state: .loadingError(loadingError), repository: repository)
        .previewDisplayName("Loading failed")
      LoadUserProfileView(state: .loaded(data), repository: repository)
        .previewDisplayName("Loaded")
    }
    Group {
      edit(.editing(editing(message: nil)))
        .previewDisplayName("Editing")
      edit(.editing(editing(message: "The profile could not be refreshed. There is no connection.")))
        .previewDisplayName("Refresh failed")
      edit(.reloading)
        .previewDisplayName("Reloading")
      edit(.saving(EditUserProfileViewState.SavingModel(data: data, repository: repository)))
        .previewDisplayName("Saving")
      edit(.savingError(savingError))
        .previewDisplayName("Saving failed")
    }
  }

  private static var loadingError: LoadUserProfileViewState.ErrorModel {
    LoadUserProfileViewState.ErrorModel(
      message: "The profile could not be loaded. There is no connection.", userId: data.id, repository: repository)
  }

  private static var savingError: EditUserProfileViewState.ErrorModel {
    EditUserProfileViewState.ErrorModel(
      message: "The username could not be saved. There is no connection.", username: "ada l", data: data,
      repository: repository)
  }

  private static func editing(message: String?) -> EditUserProfileViewState.EditingModel {
    EditUserProfileViewState.EditingModel(message: message, data: data, repository: repository)
  }

  private static func edit(_ state: EditUserProfileViewState.EditingState) -> EditUserProfileView {
    EditUserProfileView(state: EditUserProfileViewState(data: data, editingState: state))
  }
}

/// A repository in which all profiles have one name. A save returns the new name without storing it.
struct PreviewUserDataRepository: UserDataRepository {
  func loadUserData(id: Int) -> AnyPublisher<UserData, any Error> {
    answer(UserData(id: id, username: "ada", revision: 1))
  }

  func userData(id: Int) -> AnyPublisher<UserData, any Error> {
    Empty(completeImmediately: false).eraseToAnyPublisher()
  }

  func saveUsername(_ username: String, id: Int) -> AnyPublisher<UserData, any Error> {
    do {
      return answer(UserData(id: id, username: try Username.validated(username), revision: 2))
    } catch {
      return Fail(error: error).eraseToAnyPublisher()
    }
  }

  private func answer(_ data: UserData) -> AnyPublisher<UserData, any Error> {
    Just(data).setFailureType(to: (any Error).self).eraseToAnyPublisher()
  }
}
