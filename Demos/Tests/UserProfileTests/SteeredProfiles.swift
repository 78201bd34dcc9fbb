import CombineShim
import UserProfile
import VSMTesting

/// A repository that answers when the test says so.
///
/// Unchecked: tests use it on the main actor alone.
final class SteeredProfiles: UserDataRepository, @unchecked Sendable {
  let load = Steered<Int, UserData>("load")
  let save = Steered<String, UserData>("save")
  /// The stream that all readers share.
  let changes = CurrentValueSubject<UserData, any Error>(.ada)
  private(set) var readers = 0

  func loadUserData(id: Int) -> AnyPublisher<UserData, any Error> {
    load.publisher(id)
  }

  func userData(id: Int) -> AnyPublisher<UserData, any Error> {
    changes
      .handleEvents(
        receiveSubscription: { [self] _ in readers += 1 },
        receiveCancel: { [self] in readers -= 1 }
      )
      .eraseToAnyPublisher()
  }

  func saveUsername(_ username: String, id: Int) -> AnyPublisher<UserData, any Error> {
    save.publisher(username)
  }
}

extension UserData {
  static let ada = UserData(id: 1, username: "Ada", revision: 1)

  func renamed(_ username: String) -> UserData {
    UserData(id: id, username: username, revision: revision + 1)
  }
}
