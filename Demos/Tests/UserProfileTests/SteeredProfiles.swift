import CombineShim
import UserProfile
import VSMTesting

/// A repository in which each request waits for an answer from the test.
///
/// Unchecked because tests use it only on the main actor.
final class SteeredProfiles: UserDataRepository, @unchecked Sendable {
  let load = Steered<Int, UserData>("load")
  let save = Steered<String, UserData>("save")
  /// The stream that all subscribers share.
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
