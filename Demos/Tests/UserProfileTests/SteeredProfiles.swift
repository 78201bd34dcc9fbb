import CombineShim
import UserProfile

/// A repository that answers when the test says so.
///
/// Unchecked: tests use it on the main actor alone.
final class SteeredProfiles: UserDataRepository, @unchecked Sendable {
  typealias Answer = PassthroughSubject<UserData, any Error>

  /// The newest request of each kind.
  private(set) var load = Answer()
  private(set) var save = Answer()
  private(set) var savedNames: [String] = []
  private(set) var loads = 0
  /// The stream that all readers share; a failed one is replaced.
  let changes = CurrentValueSubject<UserData, any Error>(.ada)
  private(set) var readers = 0

  func loadUserData(id: Int) -> AnyPublisher<UserData, any Error> {
    load = Answer()
    loads += 1
    return load.eraseToAnyPublisher()
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
    save = Answer()
    savedNames.append(username)
    return save.eraseToAnyPublisher()
  }
}

extension SteeredProfiles.Answer {
  /// Answers a request as a repository does: one value, and the end.
  func answer(_ data: UserData) {
    send(data)
    send(completion: .finished)
  }

  func fail() {
    send(completion: .failure(Unavailable()))
  }
}

extension UserData {
  static let ada = UserData(id: 1, username: "Ada", revision: 1)

  func renamed(_ username: String) -> UserData {
    UserData(id: id, username: username, revision: revision + 1)
  }
}
