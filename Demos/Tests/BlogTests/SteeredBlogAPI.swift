import Blog
import Foundation
import VSMTesting

/// An API in which each call waits for an answer from the test.
final class SteeredBlogAPI: BlogAPI {
  struct Note: Equatable, Sendable {
    let text: String
    let postID: Int
  }

  let load = Steered<Int, Post>("load")
  let delete = Steered<Int, Void>("delete")
  let saveNote = Steered<Note, Void>("saveNote")

  func post(id: Int) async throws -> Post {
    try await load(id)
  }

  func deletePost(id: Int) async throws {
    try await delete(id)
  }

  func saveNote(_ note: String, postID: Int) async throws {
    try await saveNote(Note(text: note, postID: postID))
  }
}

/// The error in these tests.
struct Unavailable: LocalizedError {
  var errorDescription: String? { "No connection." }
}

extension Post {
  static let kettle = Post(id: 1, title: "The kettle", text: "Cold.\n\nHot.", note: "tea")
}
