import CombineShim
import TaskPublishers
import UserProfile

/// A repository behind a page's network: what it asks for takes as long, and fails as often, as is set there.
///
/// Changes made by others arrive without delay: only requests travel.
struct ConditionedUserDataRepository: UserDataRepository {
  let base: any UserDataRepository
  let conditions: NetworkConditions

  func loadUserData(id: Int) -> AnyPublisher<UserData, any Error> {
    TaskPublisher { [base, conditions] in
      try await conditions.travel()
      return try await base.loadUserData(id: id).firstValue()
    }
    .eraseToAnyPublisher()
  }

  func userData(id: Int) -> AnyPublisher<UserData, any Error> {
    base.userData(id: id)
  }

  func saveUsername(_ username: String, id: Int) -> AnyPublisher<UserData, any Error> {
    TaskPublisher { [base, conditions] in
      // A task of its own: a letter that was posted arrives, also when nobody waits for the answer any more.
      try await Task {
        try await conditions.travel()
        return try await base.saveUsername(username, id: id).firstValue()
      }
      .value
    }
    .eraseToAnyPublisher()
  }
}
