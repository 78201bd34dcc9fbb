import CombineShim

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
