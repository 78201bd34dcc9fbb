import CombineShim
import UserProfile

/// A repository that answers as its connection is.
///
/// Unchecked: tests use it on the main actor alone.
final class ProfileService: UserDataRepository, @unchecked Sendable {
  enum Connection {
    case fast
    /// No answer comes before the test is over.
    case slow
    case missing
  }

  var connection = Connection.fast
  let profile = CurrentValueSubject<UserData, any Error>(.ada)

  func loadUserData(id: Int) -> AnyPublisher<UserData, any Error> {
    answer { [profile] in profile.value }
  }

  func userData(id: Int) -> AnyPublisher<UserData, any Error> {
    profile.eraseToAnyPublisher()
  }

  func saveUsername(_ username: String, id: Int) -> AnyPublisher<UserData, any Error> {
    answer { [profile] in
      profile.value = profile.value.renamed(username)
      return profile.value
    }
  }

  private func answer(with data: @escaping () -> UserData) -> AnyPublisher<UserData, any Error> {
    Deferred { [self] () -> AnyPublisher<UserData, any Error> in
      switch connection {
      case .fast: return Just(data()).setFailureType(to: (any Error).self).eraseToAnyPublisher()
      case .slow: return Empty(completeImmediately: false).eraseToAnyPublisher()
      case .missing: return Fail(error: Unavailable()).eraseToAnyPublisher()
      }
    }
    .eraseToAnyPublisher()
  }
}
