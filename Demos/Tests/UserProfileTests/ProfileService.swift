import CombineShim
import UserProfile

/// A repository with a simulated connection.
///
/// Unchecked because tests use it only on the main actor.
final class ProfileService: UserDataRepository, @unchecked Sendable {
  enum Connection {
    case fast
    /// Requests don't finish during the test.
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
