import Blog
import CombineShim
import Foundation
import ToDo
import UserProfile

/// Profiles in memory.
///
/// Unchecked because `lock` protects the mutable property; the subject is safe to use on any thread.
final class MemoryProfiles: UserDataRepository, @unchecked Sendable {
  private let lock = NSLock()
  private var user = UserData(id: 1, username: "Ada Lovelace", revision: 1)
  private let changes: CurrentValueSubject<UserData, any Error>

  init() { changes = CurrentValueSubject(user) }

  func loadUserData(id: Int) -> AnyPublisher<UserData, any Error> {
    changes.first().eraseToAnyPublisher()
  }

  func userData(id: Int) -> AnyPublisher<UserData, any Error> {
    changes.eraseToAnyPublisher()
  }

  func saveUsername(_ username: String, id: Int) -> AnyPublisher<UserData, any Error> {
    Just(username).tryMap { [self] in try save($0) }.eraseToAnyPublisher()
  }

  private func save(_ username: String) throws -> UserData {
    let name = try Username.validated(username)
    let saved = lock.withLock {
      user = UserData(id: user.id, username: name, revision: user.revision + 1)
      return user
    }
    changes.send(saved)
    return saved
  }
}

/// Posts in memory.
actor MemoryPosts: BlogAPI {
  private var posts = [
    1: Post(
      id: 1, title: "The kettle is a state machine",
      text: "A kettle can be cold, heating or hot. You can switch it on while it is cold, and pour while it is hot.")
  ]

  struct NoPost: LocalizedError {
    var errorDescription: String? { "The post does not exist any more." }
  }

  func post(id: Int) throws -> Post {
    guard let post = posts[id] else { throw NoPost() }
    return post
  }

  func deletePost(id: Int) { posts[id] = nil }

  func saveNote(_ note: String, postID: Int) { posts[postID]?.note = note }
}

/// To-dos in memory.
///
/// Unchecked because `lock` protects the mutable property.
final class MemoryTodos: DataStore, @unchecked Sendable {
  private let lock = NSLock()
  private var todos: [Todo] = []

  func createTodo(_ todo: Todo) -> AnyPublisher<Void, any Error> {
    Deferred { [self] in
      lock.withLock { if !todos.contains(todo) { todos.append(todo) } }
      return Just(()).setFailureType(to: (any Error).self)
    }
    .eraseToAnyPublisher()
  }

  func readTodos(due days: ClosedRange<CalendarDay>) -> AnyPublisher<[Todo], any Error> {
    Deferred { [self] in
      let first = days.lowerBound
      let due = lock.withLock { todos.filter { days.contains($0.day) } }
        .enumerated().sorted { left, right in
          let distance = (first.distance(to: left.element.day), first.distance(to: right.element.day))
          return distance.0 == distance.1 ? left.offset < right.offset : distance.0 < distance.1
        }
        .map(\.element)
      return Just(due).setFailureType(to: (any Error).self)
    }
    .eraseToAnyPublisher()
  }
}
