import Blog
import CombineShim
import Search
import TaskPublishers
import ToDo
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

/// A blog API with the network conditions of a page.
struct ConditionedBlogAPI: BlogAPI {
  let base: any BlogAPI
  let conditions: NetworkConditions

  func post(id: Int) async throws -> Post {
    try await conditions.travel()
    return try await base.post(id: id)
  }

  func deletePost(id: Int) async throws {
    try await conditions.travel()
    try await base.deletePost(id: id)
  }

  func saveNote(_ note: String, postID: Int) async throws {
    try await conditions.travel()
    try await base.saveNote(note, postID: postID)
  }
}

/// A search with the network conditions of a page.
struct ConditionedPostSearch: PostSearching {
  let base: any PostSearching
  let conditions: NetworkConditions

  func posts(matching text: String) async throws -> [FoundPost] {
    try await conditions.travel()
    return try await base.posts(matching: text)
  }
}

/// A store of to-dos with the network conditions of a page, which delay or fail each request.
struct ConditionedDataStore: DataStore {
  let base: any DataStore
  let conditions: NetworkConditions

  func createTodo(_ todo: Todo) -> AnyPublisher<Void, any Error> {
    TaskPublisher { [base, conditions] in
      // An unstructured task, since canceling the subscription must not cancel a request that has been sent.
      try await Task {
        try await conditions.travel()
        try await base.createTodo(todo).firstValue()
      }
      .value
    }
    .eraseToAnyPublisher()
  }

  func readTodos(due days: ClosedRange<CalendarDay>) -> AnyPublisher<[Todo], any Error> {
    TaskPublisher { [base, conditions] in
      try await conditions.travel()
      return try await base.readTodos(due: days).firstValue()
    }
    .eraseToAnyPublisher()
  }
}
