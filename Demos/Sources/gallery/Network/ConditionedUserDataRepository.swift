import CombineShim
import TaskPublishers
import UserProfile
import VSMInspector

/// A repository with the network conditions of a page, which delay or fail each request.
///
/// Changes from other sources arrive without delay.
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
      // An unstructured task, since canceling the subscription must not cancel a request that has been sent.
      try await Task {
        try await conditions.travel()
        return try await base.saveUsername(username, id: id).firstValue()
      }
      .value
    }
    .eraseToAnyPublisher()
  }
}
