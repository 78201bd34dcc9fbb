import CombineShim

/// Knows one name for every profile, keeps whatever is saved only for who saved it, and never tells of a change.
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
